import type { ReactNode } from 'react';
import type { PhotoSlug } from '../content/photo-files.generated.ts';
import { Photo } from './photo/photo.tsx';
import styles from './picture-story.module.css';

type PictureStoryProps = {
  photo: PhotoSlug;
  /** Which side the picture stands on where there is room for two columns. */
  side: 'start' | 'end';
  /** Whether the picture is part of the first screen. */
  first?: boolean;
  children: ReactNode;
};

/** Words and a large picture side by side; on a phone the picture comes first. */
export function PictureStory({ photo, side, first = false, children }: PictureStoryProps) {
  return (
    <div className={styles['story']} data-side={side} data-first={first || undefined}>
      <Photo
        slug={photo}
        sizes="(min-width:48em) min(50.7vw,42.3rem),100vw"
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : undefined}
        className={styles['photo']}
      />
      <div className={styles['words']}>{children}</div>
    </div>
  );
}
