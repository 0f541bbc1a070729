import leaf from '../illustrations/gate-leaf.svg';
import post from '../illustrations/gate-post.svg';
import type { PhotoSlug } from '../content/photos.generated.ts';
import { Photo } from './photo/photo.tsx';
import styles from './gate.module.css';

type GateProps = {
  /** The photo behind the gate. */
  photo: PhotoSlug;
  /** HTML's `sizes` of the photo. */
  sizes: string;
  /**
   * 'on-scroll' swings open as the gate comes into view; without scroll animations it stands open. 'on-link-focus' is
   * for the 404 page, whose style sets `--gate-open` while the pointer or the focus is on the link home.
   */
  opens: 'on-scroll' | 'on-link-focus';
};

/** A picture behind the two leaves of the home's gate, between stone posts on red earth. */
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
          <img className={styles.leaf} src={leaf} alt="" width="300" height="376" loading="lazy" />
          <img className={styles.post} src={post} alt="" width="100" height="404" loading="lazy" />
        </span>
      ))}
    </div>
  );
}
