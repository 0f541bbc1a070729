import type { ReactNode } from 'react';
import type { Hour } from './page-head.tsx';
import styles from './closing-band.module.css';

/** Classes of the page's CSS module. */
type Scene = {
  /** The class with the places and colours of the parts. */
  hour: string;
  /** The trees on the far ridge, if they are not one of the others. */
  back?: string;
  /** A drawing that only this page has. */
  landmark?: string;
};

type ClosingBandProps = {
  /** Left out where the page has said it. */
  title?: string;
  text?: string;
  /** Left out if the scene has a sky of its own. */
  hour?: Hour;
  scene: Scene;
  /** Stands in the sky above the words. */
  above?: ReactNode;
  /** Stands between the words and the buttons. */
  offer?: ReactNode;
  children: ReactNode;
};

/** The page melts into the sky of its hour. Hills, trees and figures stand on the footer, whose edge is the ground. */
export function ClosingBand(props: ClosingBandProps) {
  const { title, text, hour, scene, above, offer, children } = props;
  return (
    <div className={`${styles.closing} ${scene.hour}`} data-hour={hour}>
      {above}
      <section className={`${styles.words} page-width no-print`}>
        {title ? <h2>{title}</h2> : null}
        {text ? <p>{text}</p> : null}
        {offer}
        <div className={`${styles.buttons} button-row`}>{children}</div>
      </section>
      <div className={`${styles.scene} no-print`} aria-hidden="true">
        <i className={styles.sun} />
        <i className={styles.far} />
        <i className={`${styles.back} ${scene.back ?? ''}`} />
        <i className={styles.near} />
        <i className={styles.middle} />
        <i className={styles.plain} />
        {scene.landmark ? <i className={scene.landmark} /> : null}
        <i className={styles.front} />
        <i className={styles.groups} />
      </div>
    </div>
  );
}
