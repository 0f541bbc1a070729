import type { ComponentType } from 'react';
import { loadPageStyles } from './browser/page-styles.ts';
import { PageLoadError } from './pages/error/page-load-error.ts';
import { notFoundPage, pageAt, pageFile, type SitePage } from './site-map.ts';

export type PageModule = { Component: ComponentType };

const modules = import.meta.glob<PageModule>(['./pages/*/*-page.tsx', '!./pages/error/*']);

/** In ms. A connection that has stalled never answers. */
const ANSWER_MS = 10_000;

const loading = new Map<string, Promise<PageModule>>();

async function importPage(path: SitePage['path']): Promise<PageModule> {
  const load = modules[pageFile(path).replace('src', '.')];
  if (!load) throw new Error(`${pageFile(path)} is missing; src/site-map.ts lists its page`);
  const late = new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new Error(`No answer for ${ANSWER_MS} ms`)), ANSWER_MS);
  });
  const [page] = await Promise.race([Promise.all([load(), loadPageStyles()]), late]);
  return page;
}

/**
 * A page's module, once its style is there. After a PageLoadError the error page loads the address in full. The promise
 * is kept, because another `import()` would show the page one frame later.
 */
export function loadPage(path: SitePage['path']): Promise<PageModule> {
  const page =
    loading.get(path) ??
    importPage(path).catch((cause: unknown) => {
      loading.delete(path);
      throw new PageLoadError(path, { cause });
    });
  loading.set(path, page);
  return page;
}

/** Loads a page ahead. If that fails, nobody is told before the click. */
export function prefetchPage(pathname: string): void {
  const page = pageAt(pathname);
  if (page !== notFoundPage) loadPage(page.path).catch(() => undefined);
}
