import leaf from '../illustrations/gate-leaf.svg';
import type { PhotoSlug } from '../content/photo-files.generated.ts';
import { Photo } from './photo/photo.tsx';
import styles from './gate.module.css';

type GateProps = {
  /** What is seen through the gate. */
  photo: PhotoSlug;
  /** HTML's `sizes` of the photo. */
  sizes: string;
  /**
   * 'on-scroll' swings open as it comes into view, and stands open where nothing can move it. 'on-link-focus'
   * opens while the pointer or the focus is on a link home; its style is that of the 404 page, so that
   * other pages need not carry it.
   */
  opens: 'on-scroll' | 'on-link-focus';
};

/** A picture behind the two leaves of the home's gate. */
export function Gate({ photo, sizes, opens }: GateProps) {
  const onFirstScreen = opens === 'on-link-focus';
  return (
    <div className={styles.gate} data-opens={opens}>
      <Photo
        slug={photo}
        sizes={sizes}
        loading={onFirstScreen ? 'eager' : 'lazy'}
        fetchPriority={onFirstScreen ? 'high' : undefined}
        className={styles.photo}
      />
      {['start', 'end'].map((side) => (
        <span key={side} className={styles.side}>
          <img className={styles.leaf} src={leaf} alt="" width="150" height="194" loading="lazy" />
        </span>
      ))}
    </div>
  );
}
