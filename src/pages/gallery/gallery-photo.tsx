import { wake } from '../../boot-contract.ts';
import { isPlainClick } from '../../browser/is-plain-click.ts';
import { largePhotoAddress, Photo } from '../../components/photo/photo.tsx';
import type { PhotoLayoutName } from '../../components/photo/photo-layouts.ts';
import { photoCaptions } from '../../content/photo-captions.generated.ts';
import type { PhotoSlug } from '../../content/photo-files.generated.ts';
import styles from './gallery-photo.module.css';
import type { PhotoShape } from './photo-shape.ts';

type GalleryPhotoProps = {
  slug: PhotoSlug;
  shape: PhotoShape;
  eager: boolean;
  onOpen: () => void;
};

const layouts = {
  landscape: 'galleryLandscape',
  portrait: 'galleryPortrait',
  wide: 'galleryWide',
  square: 'gallerySquare',
} as const satisfies Record<PhotoShape, PhotoLayoutName>;

/** A link to the whole picture, which opens the lightbox once hydrated. */
export function GalleryPhoto({ slug, shape, eager, onOpen }: GalleryPhotoProps) {
  const { title, description } = photoCaptions[slug];
  return (
    <li className={styles['item']} data-shape={shape}>
      <a
        className={styles['link']}
        href={largePhotoAddress(slug)}
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
          layout={layouts[shape]}
          loading={eager ? 'eager' : 'lazy'}
          className={styles['photo']}
        />
        <span className={styles['title']}>{title}</span>
        <span className={styles['description']}>{description}</span>
      </a>
    </li>
  );
}
