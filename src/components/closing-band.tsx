import type { ReactNode } from 'react';
import type { Hour } from './page-head.tsx';
import styles from './closing-band.module.css';

/** The page's CSS module: a class for each part, with its place and colour. A part without a class is not drawn. */
type Scene = {
  hour: string;
  /** Trees on the far ridge, on the near one, and on the footer. */
  back?: string;
  middle?: string;
  front?: string;
  /** Seen nowhere else. */
  landmark?: string;
  children: string;
};

type ClosingBandProps = {
  title: string;
  text: string;
  /** Left out if the scene has a sky of its own. */
  hour?: Hour;
  scene: Scene;
  /** Stands in the sky above the words. */
  above?: ReactNode;
  /** Stands between the words and the buttons. */
  offer?: ReactNode;
  children: ReactNode;
};

/** The page melts into the sky of its hour. Hills, trees and children stand on the footer, which is the ground. */
export function ClosingBand(props: ClosingBandProps) {
  const { title, text, hour, scene, above, offer, children } = props;
  return (
    <div className={`${styles.closing} ${scene.hour}`} data-hour={hour}>
      {above}
      <section className={`${styles.words} page-width no-print`}>
        <h2>{title}</h2>
        <p>{text}</p>
        {offer}
        <div className={`${styles.buttons} button-row`}>{children}</div>
      </section>
      <div className={`${styles.scene} no-print`} aria-hidden="true">
        <i className={styles.sun} />
        <i className={styles.far} />
        <Tree place={scene.back} />
        <i className={styles.near} />
        <Tree place={scene.middle} />
        <i className={styles.plain} />
        {scene.landmark ? <i className={scene.landmark} /> : null}
        <Tree place={scene.front} />
        <i className={`${styles.children} ${scene.children}`} />
      </div>
    </div>
  );
}

function Tree({ place }: { place: string | undefined }) {
  return place ? <i className={`${styles.tree} ${place}`} /> : null;
}
