import leaf from '../illustrations/gate-leaf.svg';
import post from '../illustrations/gate-post.svg';
import type { PhotoSlug } from '../content/photos.generated.ts';
import { Photo } from './photo/photo.tsx';
import styles from './gate.module.css';

type GateProps = {
  photo: PhotoSlug;
  /** HTML's `sizes`. */
  sizes: string;
  /** 'on-scroll' stands open without scroll animations. For 'on-link-focus' the page's style sets `--gate-open`. */
  opens: 'on-scroll' | 'on-link-focus';
};

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
