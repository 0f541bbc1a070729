import { useRef, type KeyboardEvent } from 'react';
import { getInvolvedTexts } from '../../content/page-texts.ts';
import { waysToHelp, type WayToHelpId } from '../../content/ways-to-help.ts';
import { wrapIndex } from '../../lib/wrap-index.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { Section } from '../../ui/section.tsx';
import { useWayToHelp } from './use-way-to-help.ts';
import { WayToHelpPanel } from './way-to-help-panel.tsx';
import styles from './ways-to-help-section.module.css';

const icons: Record<WayToHelpId, IconName> = {
  sponsor: 'heart',
  volunteer: 'hands',
  donate: 'card',
  fundraise: 'chart',
  partner: 'handshake',
  visit: 'pin',
};

/**
 * Where a key leads from the tab at `index`, or null. Arrows go round; up and down stay the browser's
 * own, which scrolls (ARIA practices, horizontal tabs).
 */
function tabAfter(key: string, index: number): number | null {
  const last = waysToHelp.length - 1;
  if (key === 'ArrowRight') return wrapIndex(index + 1, waysToHelp.length);
  if (key === 'ArrowLeft') return wrapIndex(index - 1, waysToHelp.length);
  if (key === 'Home') return 0;
  return key === 'End' ? last : null;
}

/**
 * Six links to six panels, which CSS shows by the address's fragment; awake, the same elements are
 * WAI-ARIA tabs. `data-tab` is also what the boot module writes before React is there.
 */
export function WaysToHelpSection() {
  const { chosen, choose } = useWayToHelp();
  const tabs = useRef<(HTMLAnchorElement | null)[]>([]);
  const awake = chosen !== null;

  function onKeyDown(event: KeyboardEvent, index: number) {
    const press = event.key === ' ' ? index : tabAfter(event.key, index);
    const way = press === null ? undefined : waysToHelp[press];
    if (!way || press === null || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    choose(way.id);
    tabs.current[press]?.focus();
  }

  return (
    <Section labelledBy="ways-to-help">
      <h2 id="ways-to-help" className="visually-hidden">
        {getInvolvedTexts.waysToHelp}
      </h2>
      <div className={styles['ways']} data-ways-to-help data-tab={chosen ?? undefined}>
        <ul
          className={styles['tabs']}
          role={awake ? 'tablist' : undefined}
          aria-label="Ways to help"
        >
          {waysToHelp.map(({ id, label }, index) => (
            <li key={id} role={awake ? 'presentation' : undefined}>
              <a
                ref={(element) => {
                  tabs.current[index] = element;
                }}
                id={`${id}-tab`}
                href={`#${id}`}
                data-way-to-help={id}
                {...(awake && {
                  role: 'tab',
                  'aria-selected': id === chosen,
                  'aria-controls': id,
                  tabIndex: id === chosen ? 0 : -1,
                  onKeyDown: (event: KeyboardEvent) => onKeyDown(event, index),
                  onClick: (event: { preventDefault: () => void }) => {
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
          <WayToHelpPanel key={way.id} way={way} awake={awake} />
        ))}
      </div>
    </Section>
  );
}
