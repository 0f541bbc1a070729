import { useRef, type KeyboardEvent, type MouseEvent as ReactMouseEvent } from 'react';
import { Link } from 'react-router';
import { bootAttributes, DONATE_SECTION_ID } from '../../boot-contract.ts';
import { goToPart } from '../../browser/go-to-part.ts';
import { hasModifier, isPlainClick } from '../../browser/is-plain-click.ts';
import { AnswersNote } from '../../components/answers/answers.tsx';
import { ThingsToGive } from '../../components/answers/things-to-give.tsx';
import { CallOrWriteButtons } from '../../components/call-or-write.tsx';
import { PhoneLink } from '../../components/phone-link.tsx';
import { Photo } from '../../components/photo/photo.tsx';
import { thingsToGive } from '../../content/things-to-give.ts';
import { type WayToHelp, type WayToHelpAction, waysToHelp } from '../../content/ways-to-help.ts';
import { ButtonLink } from '../../design-system/button.tsx';
import { CheckList } from '../../design-system/check-list.tsx';
import { Icon, type IconName } from '../../design-system/icon.tsx';
import type { WayToHelpId } from '../../lib/way-to-help-ids.ts';
import { MoreLink } from '../../design-system/more-link.tsx';
import { useWayToHelp } from './use-way-to-help.ts';
import styles from './ways-to-help-tabs.module.css';

/** Links to panels, of which CSS shows one. Once hydrated they are WAI-ARIA tabs. Until then boot.ts handles clicks. */
export function WaysToHelpTabs() {
  const { chosen, choose } = useWayToHelp();
  const tabs = useRef<(HTMLAnchorElement | null)[]>([]);
  const hydrated = chosen !== null;

  function onKeyDown(event: KeyboardEvent, index: number) {
    const next = event.key === ' ' ? index : tabAfter(event.key, index);
    const way = next === null ? undefined : waysToHelp[next];
    if (!way || next === null || hasModifier(event)) return;
    event.preventDefault();
    choose(way.id);
    tabs.current[next]?.focus();
  }

  return (
    <div className={styles.ways} {...{ [bootAttributes.ways]: '' }}>
      <ul
        className={`${styles.tabs} button-row no-print`}
        role={hydrated ? 'tablist' : undefined}
        aria-label="Ways to help"
      >
        {waysToHelp.map(({ id, label }, index) => (
          <li key={id} role={hydrated ? 'presentation' : undefined}>
            <a
              ref={(element) => {
                tabs.current[index] = element;
              }}
              id={`${id}-tab`}
              href={`#${id}`}
              {...{
                [bootAttributes.wayTab]: id,
                [bootAttributes.chosen]: id === chosen ? '' : undefined,
              }}
              {...(hydrated && {
                role: 'tab',
                'aria-selected': id === chosen,
                'aria-controls': id,
                tabIndex: id === chosen ? 0 : -1,
                onKeyDown: (event: KeyboardEvent) => onKeyDown(event, index),
                onClick: (event: ReactMouseEvent) => {
                  if (!isPlainClick(event)) return;
                  event.preventDefault();
                  choose(id);
                },
              })}
            >
              <Icon name={icons[id]} />
              {label}
            </a>
          </li>
        ))}
      </ul>
      {waysToHelp.map((way) => (
        <WayToHelpPanel key={way.id} way={way} chosen={chosen && way.id === chosen} />
      ))}
    </div>
  );
}

const icons: Record<WayToHelpId, IconName> = {
  sponsor: 'child',
  volunteer: 'hand',
  donate: 'coin',
  fundraise: 'bunting',
  partner: 'pair',
  visit: 'gate',
};

/** The tab that a key leads to, or null. Up and down still scroll (WAI-ARIA practices, horizontal tabs). */
function tabAfter(key: string, index: number): number | null {
  const last = waysToHelp.length - 1;
  if (key === 'ArrowRight') return index === last ? 0 : index + 1;
  if (key === 'ArrowLeft') return index === 0 ? last : index - 1;
  if (key === 'Home') return 0;
  return key === 'End' ? last : null;
}

function WayToHelpPanel({ way, chosen }: { way: WayToHelp; chosen: boolean | null }) {
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
          <p className="lead">{description}</p>
        </div>
        <div className={styles.facts}>
          <dl>
            <dt>Commitment</dt>
            <dd>
              {`${way.commitment} `}
              {way.note ? <small>{`${way.note} `}</small> : null}
              {way.plan ? <Link to={way.plan}>How to give</Link> : null}
            </dd>
            <dt>Duration</dt>
            <dd>{duration}</dd>
          </dl>
          <Action action={action} />
        </div>
      </div>
      <div className={styles.sight}>
        <Photo
          slug={photo}
          sizes="(min-width:100em) 50rem,(min-width:80em) min(53vw,42rem),(min-width:64em) 46vw,90vw"
          className={`${styles.photo} no-print`}
        />
        <div className={styles.includes}>
          <h4>What is included</h4>
          <CheckList items={includes} />
        </div>
        <div className={styles.works}>
          <h4>How it works</h4>
          <ol className={`numbered ${styles.steps}`}>
            {steps.map((step) => (
              <li key={step}>
                <span>{step}</span>
              </li>
            ))}
          </ol>
        </div>
      </div>
      {id === 'partner' ? (
        <div className={`${styles.things} no-print`}>
          <h4>{thingsToGive.question}</h4>
          <ThingsToGive />
        </div>
      ) : null}
      <AnswersNote place={id} />
    </div>
  );
}

function Action({ action }: { action: WayToHelpAction }) {
  switch (action.kind) {
    case 'link':
      return <ButtonLink to={action.to} look="sun" label={action.label} />;
    case 'scroll':
      return (
        <div className={styles.call}>
          <div className="button-row">
            <a href={`#${DONATE_SECTION_ID}`} className="button sun" onClick={goToPart}>
              {action.label}
            </a>
          </div>
          <div className="no-print">
            <a href={`#${thingsToGive.id}`} className="more-link" onClick={goToPart}>
              {thingsToGive.question}
            </a>
          </div>
        </div>
      );
    case 'call':
      return (
        <div className={styles.call}>
          <div className="button-row">
            {action.email ? (
              <CallOrWriteButtons address />
            ) : (
              <PhoneLink call className="button blue" />
            )}{' '}
            {action.more ? (
              <ButtonLink to={action.more.to} look="outline" label={action.more.label} />
            ) : null}
          </div>
          {action.remark ? <p className="remark">{action.remark}</p> : null}
          {action.read ? (
            <div className="no-print">
              <MoreLink to={action.read.to}>{action.read.label}</MoreLink>
            </div>
          ) : null}
        </div>
      );
  }
}
