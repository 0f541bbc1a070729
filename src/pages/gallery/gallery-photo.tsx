import { Photo, photoAddress } from '../../components/photo.tsx';
import { photoCaptions } from '../../content/photo-captions.generated.ts';
import type { PhotoSlug } from '../../content/photo-files.generated.ts';
import styles from './gallery-photo.module.css';

type GalleryPhotoProps = { slug: PhotoSlug; eager: boolean; onOpen: () => void };

/** Without script a link to the whole picture; with it, the way into the lightbox. */
export function GalleryPhoto({ slug, eager, onOpen }: GalleryPhotoProps) {
  const { title, description } = photoCaptions[slug];
  return (
    <li className={styles['item']}>
      <a
        className={styles['link']}
        href={photoAddress(slug, 1600, 'jpg')}
        aria-haspopup="dialog"
        data-wake
        onClick={(event) => {
          if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
          event.preventDefault();
          onOpen();
        }}
      >
        <Photo
          slug={slug}
          sizes="(width >= 76em) 24.2rem, (width >= 60em) 31vw, (width >= 34em) 46vw, calc(100vw - 2.5rem)"
          loading={eager ? 'eager' : 'lazy'}
          className={styles['photo']}
        />
        <span className={styles['title']}>{title}</span>
        <span className={styles['description']}>{description}</span>
      </a>
    </li>
  );
}
