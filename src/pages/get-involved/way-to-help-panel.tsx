import { Link } from 'react-router';
import { bootAttributes, DONATE_SECTION_ID } from '../../boot-contract.ts';
import { goToPart } from '../../browser/go-to-part.ts';
import { HomeAnswers } from '../../components/answers/home-answers.tsx';
import { PhoneLink } from '../../components/phone-link.tsx';
import { Photo } from '../../components/photo/photo.tsx';
import { pageNames } from '../../content/shared-texts.ts';
import type { WayToHelp, WayToHelpAction } from '../../content/ways-to-help.ts';
import { CheckList } from '../../design-system/check-list.tsx';
import { unbroken } from '../../design-system/unbroken.tsx';
import { ButtonLink } from '../../design-system/button.tsx';
import styles from './way-to-help-panel.module.css';

export function WayToHelpPanel({ way, chosen }: { way: WayToHelp; chosen: boolean | null }) {
  const { id, title, description, includes, duration, steps, action, photo } = way;
  return (
    <div
      id={id}
      className={styles.panel}
      {...{ [bootAttributes.wayPanel]: '', [bootAttributes.chosen]: chosen ? '' : undefined }}
      {...(chosen !== null && { role: 'tabpanel', 'aria-labelledby': `${id}-tab` })}
    >
      <div className={styles.words}>
        <div>
          <h3>{title}</h3>
          <p className="lead">{unbroken(description)}</p>
        </div>
        <div className={styles.facts}>
          <dl>
            <dt>Commitment</dt>
            <dd>
              {`${way.commitment} `}
              {way.note ? <small>{`${way.note} `}</small> : null}
              {way.plan ? <Link to={way.plan}>{pageNames.give}</Link> : null}
            </dd>
            <dt>Duration</dt>
            <dd>{unbroken(duration)}</dd>
          </dl>
          <Action action={action} />
        </div>
        <div className={styles.works}>
          <h4>How it works</h4>
          <ol className={styles.steps}>
            {steps.map((step) => (
              <li key={step}>
                <span>{unbroken(step)}</span>
              </li>
            ))}
          </ol>
        </div>
      </div>
      <div className={styles.sight}>
        <Photo
          slug={photo}
          sizes="(min-width:100em) 50rem,(min-width:80em) min(53vw,42rem),(min-width:48em) 46vw,90vw"
          className={`${styles.photo} no-print`}
        />
        <div className={styles.includes}>
          <h4>What is included</h4>
          <CheckList items={includes} />
        </div>
      </div>
      <HomeAnswers place={id} />
    </div>
  );
}

function Action({ action }: { action: WayToHelpAction }) {
  switch (action.kind) {
    case 'link':
      return <ButtonLink to={action.to} look="sun" label={action.label} />;
    case 'scroll':
      return (
        <a href={`#${DONATE_SECTION_ID}`} className="button sun" onClick={goToPart}>
          {action.label}
        </a>
      );
    case 'call':
      return (
        <div className="button-row">
          <PhoneLink call className="button blue" />{' '}
          {action.more ? (
            <ButtonLink to={action.more.to} look="outline" label={action.more.label} />
          ) : null}
        </div>
      );
  }
}
