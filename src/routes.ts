import type { RouteObject } from 'react-router';
import { loadPage, pageModules, type PageKey } from './page-modules.ts';
import { ErrorPage } from './pages/error/error-page.tsx';
import { Root } from './root.tsx';

const pageKeys = Object.keys(pageModules) as PageKey[];

/**
 * The inner error boundary keeps header and footer when a page fails; the outer one is for errors of the
 * header and footer themselves. `caseSensitive`, because hosts are: /About is the 404 page for both.
 */
export const routes: RouteObject[] = [
  {
    Component: Root,
    ErrorBoundary: ErrorPage,
    children: [
      {
        ErrorBoundary: ErrorPage,
        children: pageKeys.map((path) => ({
          path,
          caseSensitive: true,
          lazy: () => loadPage(path),
        })),
      },
    ],
  },
];
