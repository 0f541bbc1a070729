import type { RouteObject } from 'react-router';
import { loadPage } from './page-modules.ts';
import { ErrorPage } from './pages/error/error-page.tsx';
import { Root } from './root.tsx';
import { notFoundPage, sitePages } from './site-map.ts';

/**
 * If a page fails, the inner error boundary keeps header and footer. The outer one is for errors of those.
 * `caseSensitive`, because hosts are: /About is the 404 page for both.
 */
export const routes: RouteObject[] = [
  {
    Component: Root,
    ErrorBoundary: ErrorPage,
    children: [
      {
        ErrorBoundary: ErrorPage,
        children: [...sitePages, notFoundPage].map(({ path }) => ({
          path: path === notFoundPage.path ? '*' : path,
          caseSensitive: true,
          lazy: () => loadPage(path),
        })),
      },
    ],
  },
];
