import { startTransition, StrictMode, useEffect } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root as ReactRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { bootAttributes } from './boot-contract.ts';
import { pagePath } from './lib/page-path.ts';
import { loadPage } from './page-modules.ts';
import { Root } from './root.tsx';
import { routes } from './routes.ts';
import { notFoundPage } from './site-map.ts';

/** After errors the page is rendered anew at most once in so many ms. An error may come each time, for ever. */
const BETWEEN_RENDERS_MS = 1000;

type AppProps = { router: ReturnType<typeof createBrowserRouter>; onHydrated: () => void };

/** Uses no transitions, so that a page whose module is loaded shows in the first frame after the click. */
function App({ router, onHydrated }: AppProps) {
  useEffect(onHydrated, [onHydrated]);
  return (
    <StrictMode>
      <RouterProvider router={router} useTransitions={false} />
    </StrictMode>
  );
}

/** Loads the page's module. Without it, hydration would begin by rendering nothing. */
async function resolveMatchedRoutes() {
  const matches = matchRoutes(routes, window.location) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy === 'function') {
        Object.assign(route, await route.lazy(), { lazy: undefined });
      }
    }),
  );
  if (matches.length > 0) return;
  // React Router's `*` matches no address with a line break. It throws an error instead.
  const { Component } = await loadPage(notFoundPage.path);
  const errorElement = (
    <Root>
      <Component />
    </Root>
  );
  for (const route of routes) Object.assign(route, { ErrorBoundary: undefined, errorElement });
}

/**
 * Hosts serve /about.html as well. The router knows only /about. Throws if the browser refuses: the page stays as
 * built.
 */
function dropFileName() {
  const { pathname, search, hash } = window.location;
  const path = pagePath(pathname);
  if (path !== pathname)
    // oxlint-disable-next-line eslint/no-restricted-properties -- the router reads the browser's own address
    window.history.replaceState(window.history.state, '', path + search + hash);
}

/** Called when a translation tool or an extension has changed the page, which React then renders again. */
function warn(error: unknown) {
  console.warn('The page was changed before hydration and is rendered again', error);
}

/** Rejects and leaves the page as it is if React can't hydrate it. */
export async function start(): Promise<void> {
  dropFileName();
  await resolveMatchedRoutes();
  const container = document.getElementById('root');
  if (!container) throw new Error('#root is missing from the document');
  const router = createBrowserRouter(routes);
  // Copied into another document, because pictures that are copied within this one would be fetched again.
  const inert = document.implementation.createHTMLDocument('');
  const prerendered = [...inert.importNode(container, true).childNodes];
  await new Promise<void>((resolve, reject) => {
    let hydrated = false;
    const onHydrated = () => {
      hydrated = true;
      resolve();
    };
    // After an error that no boundary catches, React removes everything.
    let lastError = -Infinity;
    const onUncaughtError = (error: unknown) => {
      console.error(error);
      // A hydrated page is rendered anew, with what was typed.
      const again = hydrated && performance.now() - lastError > BETWEEN_RENDERS_MS;
      lastError = performance.now();
      queueMicrotask(() => {
        container.replaceChildren(...(again ? [] : prerendered));
        if (again) flushSync(() => root.render(app));
      });
      reject(error instanceof Error ? error : new Error(String(error)));
    };
    const app = <App router={router} onHydrated={onHydrated} />;
    const options = { onRecoverableError: warn, onUncaughtError };
    let root: ReactRoot;
    // A transition hydrates in slices, so that input does not wait for the whole page.
    startTransition(() => {
      if (container.hasChildNodes()) {
        root = hydrateRoot(container, app, options);
      } else {
        root = createRoot(container, options);
        root.render(app);
      }
    });
  });
  document.documentElement.setAttribute(bootAttributes.hydrated, '');
}

// `npm run dev` has no boot script and no prerendered page.
if (import.meta.env.DEV) await start();
