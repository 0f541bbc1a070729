import { useRef, type KeyboardEvent, type MouseEvent as ReactMouseEvent } from 'react';
import { bootAttributes } from '../../boot-contract.ts';
import { hasModifier, isPlainClick } from '../../browser/is-plain-click.ts';
import { getInvolvedTexts } from '../../content/page-texts/get-involved.ts';
import type { WayToHelpId } from '../../lib/way-to-help-ids.ts';
import { waysToHelp } from '../../content/ways-to-help.ts';
import { Icon, type IconName } from '../../design-system/icon.tsx';
import { Section } from '../../design-system/section.tsx';
import { useWayToHelp } from './use-way-to-help.ts';
import { WayToHelpPanel } from './way-to-help-panel.tsx';
import styles from './ways-to-help-section.module.css';

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

/** Links to panels, of which CSS shows one. Once hydrated they are WAI-ARIA tabs. Until then boot.ts handles clicks. */
export function WaysToHelpSection() {
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
    <Section labelledBy="ways-to-help">
      <h2 id="ways-to-help" className="visually-hidden">
        {getInvolvedTexts.waysToHelp}
      </h2>
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
    </Section>
  );
}
