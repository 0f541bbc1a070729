import type { ComponentType } from 'react';
import { PageLoadError } from './lib/page-load-error.ts';
import { pageAt, type SitePath } from './site-map.ts';

export type PageModule = { Component: ComponentType };

/** A page of the site map, or '*', the page for every other address. */
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
 * The promise is kept: asked again, even a module that is there would answer only in a later task,
 * and the new page would miss the frame of the press. The error page turns a page whose module
 * cannot be loaded into a full load of its document.
 */
export function loadPage(key: PageKey): Promise<PageModule> {
  const page =
    loading.get(key) ??
    pageModules[key]().catch((cause: unknown) => {
      loading.delete(key);
      throw new PageLoadError(key, { cause });
    });
  loading.set(key, page);
  return page;
}

/** Fetches a page's module ahead of the press; what fails here shows at the press. */
export function prefetchPage(pathname: string): void {
  const { path } = pageAt(pathname);
  if (path !== '/404') loadPage(path).catch(() => undefined);
}
