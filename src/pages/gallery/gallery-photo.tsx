import { wake } from '../../boot-contract.ts';
import { isPlainClick } from '../../browser/is-plain-click.ts';
import { largePhotoAddress } from '../../components/photo/photo-address.ts';
import { Photo } from '../../components/photo/photo.tsx';
import { photoCaptions } from '../../content/photo-captions.generated.ts';
import { photoFiles, type PhotoSlug } from '../../content/photo-files.generated.ts';
import styles from './gallery-photo.module.css';
import type { PhotoShape } from './photo-shape.ts';

type GalleryPhotoProps = {
  slug: PhotoSlug;
  shape: PhotoShape;
  eager: boolean;
  onOpen: () => void;
};

// Columns are 90vw, 45vw or 30vw wide, the last 24rem at most. All shapes but 'wide' cut off the sides
// of a photo of 16 to 10, which then is 1.2, 1.6 or 2 times as wide as its column: for the single
// column, where that is 108vw, 100vw is near enough.
const sizes: Record<PhotoShape, string> = {
  landscape: '(min-width:60em) min(36vw - 1rem,29rem),(min-width:34em) 54vw,100vw',
  portrait: '(min-width:60em) min(60vw - 1.7rem,48.4rem),(min-width:34em) 90vw,100vw',
  wide: '(min-width:60em) min(30vw,24.2rem),(min-width:34em) 45vw,90vw',
  square: '(min-width:60em) min(48vw - 1.3rem,38.7rem),(min-width:34em) 72vw,100vw',
};

/** A link to the whole picture, which opens the lightbox once hydrated. */
export function GalleryPhoto({ slug, shape, eager, onOpen }: GalleryPhotoProps) {
  const { title, description } = photoCaptions[slug];
  return (
    <li className={styles['item']} data-shape={shape}>
      <a
        className={styles['link']}
        href={largePhotoAddress(slug, photoFiles[slug])}
        aria-haspopup="dialog"
        {...wake}
        onClick={(event) => {
          if (!isPlainClick(event)) return;
          event.preventDefault();
          onOpen();
        }}
      >
        <Photo
          slug={slug}
          sizes={sizes[shape]}
          loading={eager ? 'eager' : 'lazy'}
          className={styles['photo']}
        />
        <span className={styles['title']}>{`${title} `}</span>
        <span className={styles['description']}>{description}</span>
      </a>
    </li>
  );
}
