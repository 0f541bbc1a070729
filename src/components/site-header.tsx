import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { organization } from '../content/organization.ts';
import { useHydrated } from '../hooks/use-hydrated.ts';
import { navCurrent } from '../lib/nav-current.ts';
import { pageAt, sitePages, type SitePage } from '../site-map.ts';
import { buttonClass } from '../ui/button.tsx';
import { SiteMark } from './site-mark.tsx';
import styles from './site-header.module.css';

const MENU_ID = 'site-menu';

const menuPages = sitePages.filter(({ navLabel }) => navLabel !== null);

/**
 * The menu is a native popover, so that its button works before hydration and without script. On wide
 * screens, and in browsers without popovers, the links are always visible.
 */
function SiteMenu() {
  const { pathname, key } = useLocation();
  const menu = useRef<HTMLElement>(null);
  const [open, setOpen] = useState(false);
  const hydrated = useHydrated();
  const { partOf }: SitePage = pageAt(pathname);

  useEffect(() => {
    const element = menu.current;
    if (!element) return;
    const isOpen = () => element.matches(':popover-open');
    const follow = (event: Event) => setOpen((event as ToggleEvent).newState === 'open');
    // It may have been opened before hydration.
    if ('popover' in element) setOpen(isOpen());
    element.addEventListener('toggle', follow);
    return () => element.removeEventListener('toggle', follow);
  }, []);

  // Not on mount: the click that started hydration may have opened the menu.
  const openedOn = useRef(key);
  useEffect(() => {
    if (openedOn.current === key) return;
    openedOn.current = key;
    menu.current?.hidePopover?.();
  }, [key]);

  // Turned to a wide screen, the open menu would lie over the header.
  useEffect(() => {
    const wide = window.matchMedia('(width >= 64em)');
    const close = () => menu.current?.hidePopover?.();
    wide.addEventListener('change', close);
    return () => wide.removeEventListener('change', close);
  }, []);

  // Tab moves from the last link to the page, which the open menu would cover. Its focus event may come
  // before `toggle`, so `open` can't be relied on here.
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
          {menuPages.map(({ path, navLabel }) => (
            <li key={path}>
              <Link to={path} aria-current={navCurrent(path, pathname, partOf)}>
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
            <span className={styles['name']}>{`${organization.shortName} `}</span>
            <span className={styles['descriptor']}>{organization.descriptor}</span>
            <span className="visually-hidden">, home page</span>
          </span>
        </Link>{' '}
        <Link to="/get-involved?tab=donate" className={`${styles['donate']} ${buttonClass('sun')}`}>
          Donate Now
        </Link>
        <SiteMenu />
      </div>
    </header>
  );
}
