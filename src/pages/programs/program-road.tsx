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
            {index < programs.length - 1 ? <Road /> : null}
          </article>
        ))}
      </div>
    </Section>
  );
}

type RoadShape = { className: string | undefined; edges: string; middle: string };

/** Each narrows where it is far away. */
const roadShapes: readonly RoadShape[] = [
  // From below the words to the next picture.
  {
    className: styles.fromWords,
    edges: 'M9 1C40 6 80 12 80 36C80 58 58 64 57 100H47C48 62 70 56 70 37C70 22 38 12 9 1Z',
    middle: 'M22 6C46 13 75 20 75 37C75 57 53 63 52 100',
  },
  // Between pictures in the middle of their rows.
  {
    className: styles.toMiddle,
    edges: 'M26.6 0V33C26.6 57 76.6 33 76.6 67V100H73.4V67C73.4 43 23.4 67 23.4 33V0Z',
    middle: 'M25 0V33C25 62 75 38 75 67V100',
  },
  // Between pictures at the top of their rows.
  {
    className: styles.toTop,
    edges: 'M26.8 0V74C26.8 88 76.8 76 76.8 94V100H73.2V94C73.2 82 23.2 94 23.2 74V0Z',
    middle: 'M25 0V74C25 91 75 79 75 94V100',
  },
];

/** Leads from this picture to the next one, on a phone from the words. */
function Road() {
  return (
    <svg
      className={`${styles.road} no-print`}
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {roadShapes.map(({ className, edges, middle }) => (
        <g key={edges} className={className}>
          <path className={styles.verge} d={edges} />
          <path className={styles.earth} d={edges} />
          <path className={styles.dashes} d={middle} />
        </g>
      ))}
    </svg>
  );
}
