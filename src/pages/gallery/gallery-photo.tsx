import { needsReact } from '../../boot-contract.ts';
import { isPlainClick } from '../../browser/is-plain-click.ts';
import { largePhotoAddress } from '../../components/photo/photo-address.ts';
import { lowPhotoSizes } from '../../components/page-head.tsx';
import { Photo } from '../../components/photo/photo.tsx';
import { galleryPhotos, type GallerySlug } from '../../content/gallery-photos.generated.ts';
import styles from './gallery-photo.module.css';
import type { Row } from './gallery-rows.ts';

type GalleryPhotoProps = {
  slug: GallerySlug;
  /** The place in the grid, from 0. */
  index: number;
  row: Row;
  onOpen: () => void;
};

/** Links to the whole picture. Opens the lightbox once hydrated. */
export function GalleryPhoto({ slug, index, row, onOpen }: GalleryPhotoProps) {
  const file = galleryPhotos[slug];
  const { title, description } = file;
  return (
    <li className={styles.item} data-row={row}>
      <a
        className={styles.link}
        href={largePhotoAddress(slug, file)}
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
          file={file}
          sizes={photoSizes(slug, row, index)}
          className={styles.photo}
        />
        <span className={styles.caption}>
          <span className={styles.title}>{`${title} `}</span>
          <span className={styles.description}>{description}</span>
        </span>
      </a>
    </li>
  );
}

const onWideScreen = {
  wide: '(min-width:120em) 120rem,(min-width:64em) 100vw',
  1: '(min-width:64em) min(66vw,50rem)',
  2: '(min-width:100em) 44.5rem,(min-width:64em) min(45vw,37rem)',
  3: '(min-width:100em) 29.5rem,(min-width:64em) min(30vw,24.5rem)',
};

/** HTML's `sizes` for the rows of gallery-section.module.css; `index` counts from 0. */
function photoSizes(slug: GallerySlug, row: Row, index: number): string {
  const across = index % 3 === 0 ? '90vw' : '44vw';
  // At the same size as in the page head, a phone fetches the photo once.
  return `${onWideScreen[row]},${slug === 'football' ? lowPhotoSizes : across}`;
}
