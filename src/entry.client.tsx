import { startTransition, StrictMode, useEffect } from 'react';
import { createBrowserRouter, matchRoutes } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { bootAttributes } from './boot-attributes.ts';
import { restoreInput } from './browser/restore-input.ts';
import { STAY_IN_PLACE } from './hooks/use-navigation-effects.ts';
import { pagePath } from './lib/page-path.ts';
import { createRoot, hydrateRoot } from './react-dom-client.ts';
import { routes } from './routes.ts';

type AppProps = { router: ReturnType<typeof createBrowserRouter>; onHydrated: () => void };

/** Without transitions, a page whose module is there shows in the first frame after the click. */
function App({ router, onHydrated }: AppProps) {
  useEffect(onHydrated, [onHydrated]);
  return (
    <StrictMode>
      <RouterProvider router={router} useTransitions={false} />
    </StrictMode>
  );
}

/** Where the page's module is not loaded yet, hydration would begin by rendering nothing. */
async function resolveMatchedRoutes() {
  const matches = matchRoutes(routes, window.location) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy === 'function') {
        Object.assign(route, await route.lazy(), { lazy: undefined });
      }
    }),
  );
}

/** Hosts answer /about.html as well, but the router knows only /about. */
function dropFileName() {
  const { pathname, search, hash } = window.location;
  const path = pagePath(pathname);
  if (path !== pathname)
    window.history.replaceState(window.history.state, '', path + search + hash);
}

/** A translation tool or an extension has changed the page; React renders the same page again. */
function warn(error: unknown) {
  console.warn('The page was changed before hydration and is rendered again', error);
}

/** Resolves once React has hydrated the page; rejects, leaving the page as it is, if it cannot. */
export async function start(): Promise<void> {
  dropFileName();
  await resolveMatchedRoutes();
  const container = document.getElementById('root');
  if (!container) throw new Error('#root is missing from the document');
  const router = createBrowserRouter(routes);
  const restore = restoreInput(container);
  // Copied into another document, because there the copied pictures are not fetched again.
  const inert = document.implementation.createHTMLDocument('');
  const prerendered = [...inert.importNode(container, true).childNodes];
  let hydrated = false;
  await new Promise<void>((resolve, reject) => {
    const onHydrated = () => {
      hydrated = true;
      resolve();
    };
    // After an error that no boundary has caught React removes everything; the document is still useful.
    const onUncaughtError = (error: unknown) => {
      console.error(error);
      if (hydrated) return window.location.reload();
      queueMicrotask(() => container.replaceChildren(...prerendered));
      reject(error instanceof Error ? error : new Error(String(error)));
    };
    const app = <App router={router} onHydrated={onHydrated} />;
    // In slices, so that input meanwhile does not wait for the whole page.
    if (container.hasChildNodes()) {
      const options = { onRecoverableError: warn, onUncaughtError };
      startTransition(() => void hydrateRoot(container, app, options));
    } else createRoot(container).render(app);
  });
  restore();
  // The visitor may have chosen a way to help after the router read the address.
  const { pathname, search, hash } = window.location;
  if (search !== router.state.location.search)
    void router.navigate({ pathname, search, hash }, { replace: true, state: STAY_IN_PLACE });
  document.documentElement.setAttribute(bootAttributes.hydrated, '');
}

// `npm run dev` has no boot script and nothing prerendered.
if (import.meta.env.DEV) await start();
