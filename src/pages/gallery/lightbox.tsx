import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { announce, liveRegion } from '../../browser/announce.ts';
import { hasModifier } from '../../browser/is-plain-click.ts';
import { savesData } from '../../browser/saves-data.ts';
import { largePhotoAddress } from '../../components/photo/photo-address.ts';
import { Photo } from '../../components/photo/photo.tsx';
import { galleryPhotos, type GallerySlug } from '../../content/gallery-photos.generated.ts';
import { photosToFetch } from './lightbox-preload.ts';
import { DialogTitle } from '../../design-system/dialog-title.tsx';
import { Icon } from '../../design-system/icon.tsx';
import styles from './lightbox.module.css';
import { useSwipe } from './use-swipe.ts';

type LightboxProps = {
  photos: readonly GallerySlug[];
  firstPhoto: GallerySlug;
  /** Called with each photo that it shows. */
  onShow: (photo: GallerySlug) => void;
  /** Called after the button or Escape has closed the dialog. */
  onClose: () => void;
};

/**
 * Shows one photo and wraps around at both ends. Each photo has its own element, so no picture stands above another's
 * caption while it loads. Under Save-Data only the current photo loads.
 */
export function Lightbox({ photos, firstPhoto, onShow, onClose }: LightboxProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [index, setIndex] = useState(() => photos.indexOf(firstPhoto));
  const [settled, setSettled] = useState<ReadonlySet<GallerySlug>>(new Set());
  const { length } = photos;
  const turn = (step: 1 | -1) => setIndex((now) => (now + step + length) % length);
  const swipe = useSwipe(turn);
  const current = photos[index] ?? firstPhoto;
  const fetched = savesData() ? [current] : photosToFetch(photos, index, settled);
  const settle = (slug: GallerySlug) => setSettled((before) => new Set([...before, slug]));
  const { title, description } = galleryPhotos[current];
  const number = `${index + 1} of ${length}`;
  useLayoutEffect(() => {
    onShow(current);
  });
  const said = useRef(current);
  useEffect(() => {
    // The title says the first photo: it has the focus.
    if (said.current === current) return;
    said.current = current;
    announce(`${number}. ${title}. ${description}`);
  }, [current, number, title, description]);

  useLayoutEffect(() => {
    const element = dialog.current;
    // After a reload nothing has the focus, and closing would return it to nothing.
    if (document.activeElement === document.body)
      document
        .querySelector<HTMLElement>(
          `a[href="${largePhotoAddress(firstPhoto, galleryPhotos[firstPhoto])}"]`,
        )
        ?.focus({ preventScroll: true });
    element?.showModal();
    // `close()` returns the focus to the photo. Unmounting the dialog does not.
    return () => element?.close();
  }, [firstPhoto]);

  return (
    <dialog
      ref={dialog}
      className={`${styles.lightbox} no-print`}
      aria-label="Photo viewer"
      data-dark
      onClose={({ currentTarget }) => {
        // The event is late: the dialog may be open again.
        if (!currentTarget.open) onClose();
      }}
      onKeyDown={(event) => {
        if (hasModifier(event)) return;
        if (event.key === 'ArrowRight') turn(1);
        if (event.key === 'ArrowLeft') turn(-1);
      }}
      {...swipe}
    >
      <div className={styles.stage}>
        {fetched.map((slug) => (
          <div key={slug} className={styles.slide} hidden={slug !== current}>
            <Photo
              slug={slug}
              file={galleryPhotos[slug]}
              sizes="(min-width:48em) min(90vw,160vh - 21rem),100vw"
              fit="contain"
              loading="eager"
              fetchPriority={slug === current ? 'high' : undefined}
              className={styles.photo}
              onLoad={() => settle(slug)}
              onError={() => settle(slug)}
            />
          </div>
        ))}
      </div>
      <div className={styles.words}>
        <DialogTitle className={styles.title} aria-describedby="photo-description">
          <span className={styles.counter}>{number}</span> <span>{title}</span>
        </DialogTitle>
        <p id="photo-description">{description}</p>
      </div>
      <button
        type="button"
        className={styles.close}
        aria-label="Close"
        onClick={() => dialog.current?.close()}
      >
        <Icon name="close" />
      </button>
      <button
        type="button"
        className={styles.previous}
        aria-label="Previous photo"
        onClick={() => turn(-1)}
      >
        <Icon name="previous" />
      </button>
      <button type="button" className={styles.next} aria-label="Next photo" onClick={() => turn(1)}>
        <Icon name="next" />
      </button>
      <div className="visually-hidden" {...liveRegion} />
    </dialog>
  );
}
