import type { ReactNode } from 'react';
import type { PhotoSlug } from '../content/photos.generated.ts';
import { Photo } from './photo/photo.tsx';
import styles from './picture-story.module.css';

type PictureStoryProps = {
  photo: PhotoSlug;
  /** The picture's side, if there are two columns. */
  side: 'start' | 'end';
  children: ReactNode;
};

export function PictureStory({ photo, side, children }: PictureStoryProps) {
  return (
    <div className={styles.story} data-side={side}>
      <Photo
        slug={photo}
        sizes="(min-width:100em) 43rem,(min-width:48em) min(42.3vw,35.3rem),100vw"
        className={styles.photo}
      />
      <div className={styles.words}>{children}</div>
    </div>
  );
}
