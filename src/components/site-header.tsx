import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { organization } from '../content/organization.ts';
import { useHydrated } from '../hooks/use-hydrated.ts';
import { isCurrentPage } from '../lib/nav-current.ts';
import { sitePages } from '../site-map.ts';
import { buttonClass } from '../ui/button.tsx';
import { SiteMark } from './site-mark.tsx';
import styles from './site-header.module.css';

const MENU_ID = 'site-menu';

const menuPages = sitePages.filter(({ navLabel }) => navLabel !== null);

/**
 * The menu is a native popover, so that its button works before any script is awake; where there is
 * room, and in engines without popovers, the links simply stand there.
 */
function SiteMenu() {
  const { pathname, key } = useLocation();
  const menu = useRef<HTMLElement>(null);
  const [open, setOpen] = useState(false);
  const hydrated = useHydrated();

  useEffect(() => {
    const element = menu.current;
    if (!element) return;
    const isOpen = () => element.matches(':popover-open');
    const follow = (event: Event) => setOpen((event as ToggleEvent).newState === 'open');
    // It may have been opened before React was here.
    if ('popover' in element) setOpen(isOpen());
    element.addEventListener('toggle', follow);
    return () => element.removeEventListener('toggle', follow);
  }, []);

  // Not on mount: the press that woke the page may be the one that has opened the menu.
  const openedOn = useRef(key);
  useEffect(() => {
    if (openedOn.current === key) return;
    openedOn.current = key;
    menu.current?.hidePopover?.();
  }, [key]);

  // Tab leads on from the last link to the page, which the open menu would cover. It may come before
  // `toggle` has told that the menu is open.
  useEffect(() => {
    const header = menu.current?.closest('header');
    const leave = ({ target }: FocusEvent) => {
      if (target instanceof Node && !header?.contains(target)) menu.current?.hidePopover?.();
    };
    document.addEventListener('focusin', leave);
    return () => document.removeEventListener('focusin', leave);
  }, []);

  return (
    <>
      <button
        className={styles['menuButton']}
        type="button"
        popoverTarget={MENU_ID}
        aria-expanded={hydrated ? open : undefined}
        aria-controls={MENU_ID}
      >
        <span className="visually-hidden">Menu</span>
        <span className={styles['bars']} aria-hidden="true" />
      </button>
      <nav ref={menu} id={MENU_ID} className={styles['menu']} aria-label="Main" popover="auto">
        <ul>
          {menuPages.map(({ path, navLabel }, position) => (
            <li key={path}>
              <Link
                to={path}
                aria-current={isCurrentPage(path, pathname) ? 'page' : undefined}
                data-last={position === menuPages.length - 1 || undefined}
              >
                {navLabel}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}

export function SiteHeader() {
  return (
    <header className={styles['header']}>
      <div className={styles['bar']}>
        <Link to="/" className={styles['brand']}>
          <SiteMark />
          <span>
            <span className={styles['name']}>{organization.shortName}</span>
            <span className={styles['descriptor']}>{organization.descriptor}</span>
            <span className="visually-hidden">, home page</span>
          </span>
        </Link>
        <Link to="/get-involved?tab=donate" className={`${styles['donate']} ${buttonClass('sun')}`}>
          Donate Now
        </Link>
        <SiteMenu />
      </div>
    </header>
  );
}
