import { needsReact } from '../../boot-contract.ts';
import { isPlainClick } from '../../browser/is-plain-click.ts';
import { largePhotoAddress } from '../../components/photo/photo-address.ts';
import { Photo } from '../../components/photo/photo.tsx';
import { sitePhotos, type PhotoSlug } from '../../content/photos.generated.ts';
import styles from './gallery-photo.module.css';
import type { Row } from './gallery-rows.ts';
import { photoSizes } from './photo-sizes.ts';

type GalleryPhotoProps = {
  slug: PhotoSlug;
  /** In the grid, from 0. */
  index: number;
  row: Row;
  onOpen: () => void;
};

/** Links to the whole picture. Opens the lightbox once hydrated. */
export function GalleryPhoto({ slug, index, row, onOpen }: GalleryPhotoProps) {
  const { title, description } = sitePhotos[slug];
  return (
    <li className={styles.item} data-row={row}>
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
        <Photo slug={slug} sizes={photoSizes(slug, row, index)} className={styles.photo} />
        <span className={styles.caption}>
          <span className={styles.title}>{`${title} `}</span>
          <span className={styles.description}>{description}</span>
        </span>
      </a>
    </li>
  );
}
