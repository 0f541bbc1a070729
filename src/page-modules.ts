import type { ComponentType } from 'react';
import { loadPageStyles } from './browser/page-styles.ts';
import { PageLoadError } from './lib/page-load-error.ts';
import { pageAt, type SitePath } from './site-map.ts';

export type PageModule = { Component: ComponentType };

/** A path of the site map, or '*' for the 404 page. */
export type PageKey = SitePath | '*';

export const pageModules: Record<PageKey, () => Promise<PageModule>> = {
  '/': async () => ({ Component: (await import('./pages/home/home-page.tsx')).HomePage }),
  '/about': async () => ({ Component: (await import('./pages/about/about-page.tsx')).AboutPage }),
  '/children': async () => ({
    Component: (await import('./pages/children/children-page.tsx')).ChildrenPage,
  }),
  '/programs': async () => ({
    Component: (await import('./pages/programs/programs-page.tsx')).ProgramsPage,
  }),
  '/gallery': async () => ({
    Component: (await import('./pages/gallery/gallery-page.tsx')).GalleryPage,
  }),
  '/get-involved': async () => ({
    Component: (await import('./pages/get-involved/get-involved-page.tsx')).GetInvolvedPage,
  }),
  '/give': async () => ({ Component: (await import('./pages/give/give-page.tsx')).GivePage }),
  '/contact': async () => ({
    Component: (await import('./pages/contact/contact-page.tsx')).ContactPage,
  }),
  '/accessibility': async () => ({
    Component: (await import('./pages/accessibility/accessibility-page.tsx')).AccessibilityPage,
  }),
  '/privacy': async () => ({
    Component: (await import('./pages/privacy/privacy-page.tsx')).PrivacyPage,
  }),
  '/safeguarding': async () => ({
    Component: (await import('./pages/safeguarding/safeguarding-page.tsx')).SafeguardingPage,
  }),
  '*': async () => ({
    Component: (await import('./pages/not-found/not-found-page.tsx')).NotFoundPage,
  }),
};

const loading = new Map<PageKey, Promise<PageModule>>();

/**
 * A page's module, once its style is there. Rejects with a PageLoadError, which the error page answers by
 * a full load of the address. The promise is kept, because `import()` of a loaded module resolves one task
 * later, and the page would show one frame later.
 */
export function loadPage(key: PageKey): Promise<PageModule> {
  const page =
    loading.get(key) ??
    Promise.all([pageModules[key](), loadPageStyles()])
      .then(([page]) => page)
      .catch((cause: unknown) => {
        loading.delete(key);
        throw new PageLoadError(key, { cause });
      });
  loading.set(key, page);
  return page;
}

/** Loads a page's module before the click; a failure shows at the click. */
export function prefetchPage(pathname: string): void {
  const { path } = pageAt(pathname);
  if (path !== '/404') loadPage(path).catch(() => undefined);
}
