import { Link } from 'react-router';
import { Photo } from '../../components/photo/photo.tsx';
import type { Program } from '../../content/program-list.ts';
import { CheckList } from '../../design-system/check-list.tsx';
import { purposeAddress } from '../../lib/gift-address.ts';
import { Section } from '../../design-system/section.tsx';
import { MoreLink } from '../../design-system/more-link.tsx';
import styles from './program-road.module.css';

type ProgramRoadProps = {
  /** Three: two with words beside the picture, the last with words below a wide one. */
  programs: readonly Program[];
};

/** Programs that a road joins from picture to picture. */
export function ProgramRoad({ programs }: ProgramRoadProps) {
  return (
    <Section>
      <div className={styles.programs}>
        {programs.map(({ id, title, description, features, photo, next }, index) => (
          <article key={id} id={id} className={styles.program}>
            {index > 0 ? <Road /> : null}
            <Photo
              slug={photo}
              sizes={
                index < 2
                  ? '(min-width:100em) 42rem,(min-width:48em) min(42vw,35rem),90vw'
                  : '(min-width:100em) 90rem,(min-width:48em) min(90vw,75rem),90vw'
              }
            />
            <div className={`${styles.words} stack`}>
              <div>
                <h2>{title}</h2>
                <p>{description}</p>
              </div>
              <CheckList items={features} />
              <div className={styles.links}>
                <Link to={purposeAddress(id)} className={`more-link no-print`}>
                  Fund {title}
                </Link>{' '}
                {next ? <MoreLink to={next.to}>{next.label}</MoreLink> : null}
              </div>
            </div>
          </article>
        ))}
      </div>
    </Section>
  );
}

/** `middle` joins pictures in the middle of their rows, `top` those at the top. */
const ROAD_PATHS = {
  middle: 'M25 0V33C25 62 75 38 75 67V100',
  top: 'M25 0V74C25 90 75 78 75 94V100',
};

/** Leads from the previous picture to this one. */
function Road() {
  return (
    <svg
      className={`${styles.road} no-print`}
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <g className={styles.toMiddle}>
        <path d={ROAD_PATHS.middle} />
        <path d={ROAD_PATHS.middle} />
      </g>
      <g className={styles.toTop}>
        <path d={ROAD_PATHS.top} />
        <path d={ROAD_PATHS.top} />
      </g>
    </svg>
  );
}
