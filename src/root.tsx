// First, because components override them.
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/controls.css';
import './styles/utilities.css';
import type { ReactNode } from 'react';
import { Outlet } from 'react-router';
import { liveRegion } from './browser/announce.ts';
import { PageProgress } from './components/page-progress.tsx';
import { SiteFooter } from './components/site-footer.tsx';
import { SiteHeader } from './components/site-header.tsx';
import { SkipLink } from './components/skip-link.tsx';
import { useNavigationEffects } from './hooks/use-navigation-effects.ts';
import { usePagePrefetch } from './hooks/use-page-prefetch.ts';
import { prefetchPage } from './page-modules.ts';
import { pageAt } from './site-map.ts';

const titleOf = (pathname: string) => pageAt(pathname).title;

/** `children` replaces the page of the address. */
export function Root({ children }: { children?: ReactNode }) {
  useNavigationEffects(titleOf);
  usePagePrefetch(prefetchPage);
  return (
    <>
      <SkipLink />
      <PageProgress />
      <SiteHeader />
      <main id="main" tabIndex={-1}>
        {children ?? <Outlet />}
      </main>
      <SiteFooter />
      <div className="visually-hidden" {...liveRegion} />
    </>
  );
}
