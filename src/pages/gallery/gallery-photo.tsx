import { needsReact } from '../../boot-contract.ts';
import { isPlainClick } from '../../browser/is-plain-click.ts';
import { lowPhotoSizes } from '../../components/page-head.tsx';
import { largePhotoAddress } from '../../components/photo/photo-address.ts';
import { Photo } from '../../components/photo/photo.tsx';
import { pagePhotos } from '../../content/page-photos.ts';
import { sitePhotos, type PhotoSlug } from '../../content/photos.generated.ts';
import styles from './gallery-photo.module.css';
import { photoSizes } from './photo-sizes.ts';

type GalleryPhotoProps = {
  slug: PhotoSlug;
  /** In the grid, from 0. */
  index: number;
  onOpen: () => void;
};

/** Links to the whole picture. Opens the lightbox once hydrated. */
export function GalleryPhoto({ slug, index, onOpen }: GalleryPhotoProps) {
  const { title, description } = sitePhotos[slug];
  return (
    <li className={styles.item}>
      <a
        className={styles.link}
        href={largePhotoAddress(slug, sitePhotos[slug])}
        aria-haspopup="dialog"
        {...needsReact}
        onClick={(event) => {
          if (!isPlainClick(event)) return;
          event.preventDefault();
          onOpen();
        }}
      >
        <Photo
          slug={slug}
          // At the same size as in the page head, the photo is fetched once.
          sizes={slug === pagePhotos.gallery ? lowPhotoSizes : photoSizes(index)}
          className={styles.photo}
        />
        <span className={styles.title}>{`${title} `}</span>
        <span className={styles.description}>{description}</span>
      </a>
    </li>
  );
}
