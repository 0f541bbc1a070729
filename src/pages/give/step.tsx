import type { ReactNode } from 'react';
import { goToPart } from '../../browser/go-to-part.ts';
import road from './road.module.css';
import styles from './step.module.css';

/** Narrow screens leave `more` out of the road. */
const steps = {
  choose: { number: 1, title: 'Choose', more: '' },
  pay: { number: 2, title: 'Pay', more: '' },
  'tell-us': { number: 3, title: 'Tell us', more: ' that you have paid' },
  keep: { number: 4, title: 'Save', more: ' for later' },
};
/** The id of a step, which addresses end in: '/give#keep'. */
export type StepId = keyof typeof steps;

/** One of the four steps, beside the red-earth road that leads from one to the next. */
export function Step({ id, children }: { id: StepId; children: ReactNode }) {
  const { number, title, more } = steps[id];
  return (
    // Not a section: with a name it would be a landmark, and four more would be too many.
    <div
      role="group"
      id={id}
      className={styles.step}
      data-number={number}
      aria-labelledby={`${id}-title`}
    >
      <div className="page-width">
        <h2 id={`${id}-title`} className={styles.title}>
          <Stone number={number} /> {`${title}${more}`}
        </h2>
        {children}
      </div>
    </div>
  );
}

/** The links to the four steps. They leave the choice in the address. */
export function Road() {
  return (
    <nav id="road" aria-label="The four steps" className={`${road.road} no-print`}>
      <ol>
        {Object.entries(steps).map(([id, { number, title, more }]) => (
          <li key={id}>
            <a href={`#${id}`} onClick={goToPart}>
              <Stone number={number} />{' '}
              <span>
                {title}
                {more ? <i>{more}</i> : null}
              </span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** A milestone of the road. */
function Stone({ number }: { number: number }) {
  return (
    <span className={styles.stone} aria-hidden="true">
      {number}
    </span>
  );
}
