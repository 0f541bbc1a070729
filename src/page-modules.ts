import type { ComponentType } from 'react';
import { loadPageStyles } from './browser/page-styles.ts';
import { PageLoadError } from './lib/page-path.ts';
import { notFoundPage, pageAt, pageFile, type SitePage } from './site-map.ts';

export type PageModule = { Component: ComponentType };

const modules = import.meta.glob<PageModule>(['./pages/*/*-page.tsx', '!./pages/error/*']);

const loading = new Map<string, Promise<PageModule>>();

async function importPage(path: SitePage['path']): Promise<PageModule> {
  const load = modules[pageFile(path).replace('src', '.')];
  if (!load) throw new Error(`${pageFile(path)} is missing; src/site-map.ts lists its page`);
  const [page] = await Promise.all([load(), loadPageStyles()]);
  return page;
}

/**
 * A page's module, once its style is there. Rejects with a PageLoadError, which the error page answers by
 * a full load of the address. The promise is kept, because `import()` of a loaded module resolves one task
 * later, and the page would show one frame later.
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

/** Loads a page's module before the click; a failure shows at the click. */
export function prefetchPage(pathname: string): void {
  const page = pageAt(pathname);
  if (page !== notFoundPage) loadPage(page.path).catch(() => undefined);
}
