import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { wayToHelpAddress } from '../content/addresses.ts';
import { organization } from '../content/organization.ts';
import { useHydrated } from '../hooks/use-hydrated.ts';
import { navCurrent } from '../lib/page-path.ts';
import { pageAt, type SitePage, sitePages } from '../site-map.ts';
import { Icon } from '../design-system/icon.tsx';
import { ButtonLink } from '../design-system/button.tsx';
import { PhoneLink } from './phone-link.tsx';
import { SiteMark } from './site-mark.tsx';
import styles from './site-header.module.css';

const MENU_ID = 'site-menu';

const menuPages = sitePages.filter(({ inMenu }) => inMenu);

/** A native popover: its button works before hydration and without script. Wide screens always show the links. */
function SiteMenu() {
  const { pathname, key } = useLocation();
  const menu = useRef<HTMLElement>(null);
  const [open, setOpen] = useState(false);
  const hydrated = useHydrated();
  const { partOf }: SitePage = pageAt(pathname);

  // Not on mount: the click that starts hydration may have opened the menu.
  const openedOn = useRef(key);
  useEffect(() => {
    if (openedOn.current === key) return;
    openedOn.current = key;
    menu.current?.hidePopover?.();
  }, [key]);

  useEffect(() => {
    const element = menu.current;
    if (!element) return;
    const stop = new AbortController();
    const options = { signal: stop.signal };
    const follow = () => setOpen(element.matches(':popover-open'));
    const close = () => element.hidePopover?.();
    // The menu may have been opened before hydration.
    if ('popover' in element) follow();
    element.addEventListener('toggle', follow, options);
    const closeUnfolded = () => {
      if (getComputedStyle(element).position !== 'fixed') close();
    };
    // When a phone is turned, the links may fit. An open menu would cover them.
    window.addEventListener('resize', closeUnfolded, options);
    const closeLeft = () => {
      if (!element.closest('header')?.contains(document.activeElement)) close();
    };
    // Tab leads from the last link to the page, which an open menu would cover. `focusin` may come before `toggle`, so
    // `open` may be out of date here.
    document.addEventListener('focusin', closeLeft, options);
    return () => stop.abort();
  }, []);

  return (
    <>
      <button
        className={`${styles.menuButton} no-print`}
        type="button"
        popoverTarget={MENU_ID}
        aria-expanded={hydrated ? open : undefined}
        aria-controls={MENU_ID}
      >
        <span className="visually-hidden">Menu</span>
        <span className={styles.bars} aria-hidden="true" />
      </button>
      <nav
        ref={menu}
        id={MENU_ID}
        className={`${styles.menu} no-print`}
        aria-label="Main"
        popover="auto"
      >
        <ul>
          {menuPages.map(({ path, name }) => (
            <li key={path}>
              <Link to={path} aria-current={navCurrent(path, pathname, partOf)}>
                {name}
              </Link>{' '}
            </li>
          ))}
        </ul>
        <div className={styles.more}>
          <ButtonLink to="/give" look="sun" label="How to give" />{' '}
          <PhoneLink call className="button outline">
            <Icon name="phone" />
          </PhoneLink>
          <div className={styles.children} aria-hidden="true" />
        </div>
      </nav>
    </>
  );
}

export function SiteHeader() {
  return (
    <header className={styles.header}>
      <div className={`${styles.bar} page-width`}>
        <Link to="/" className={styles.brand}>
          <SiteMark />
          <span>
            <span className={styles.name}>{`${organization.shortName} `}</span>
            <span className={styles.descriptor}>{organization.descriptor}</span>
            <span className="visually-hidden"> (home page)</span>
          </span>
        </Link>{' '}
        <Link to={wayToHelpAddress('donate')} className={`${styles.donate} button sun no-print`}>
          Donate Now
        </Link>
        <SiteMenu />
      </div>
    </header>
  );
}
