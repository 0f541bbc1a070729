import { startTransition, StrictMode, useEffect } from 'react';
import { createBrowserRouter, matchRoutes } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { STAY_IN_PLACE } from './hooks/use-navigation-effects.ts';
import { pagePath } from './lib/page-path.ts';
import { createRoot, hydrateRoot } from './react-dom-client.ts';
import { routes } from './routes.ts';

type AppProps = { router: ReturnType<typeof createBrowserRouter>; onAwake: () => void };

/** Without transitions, a page that has been fetched is there in the first frame after the press. */
function App({ router, onAwake }: AppProps) {
  useEffect(onAwake, [onAwake]);
  return (
    <StrictMode>
      <RouterProvider router={router} useTransitions={false} />
    </StrictMode>
  );
}

/** The matched page's module must be there before hydration, or React would render nothing first. */
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

/** A host answers /about.html as well, but the router knows the page by its path alone. */
function dropFileName() {
  const { pathname, search, hash } = window.location;
  const path = pagePath(pathname);
  if (path !== pathname)
    window.history.replaceState(window.history.state, '', path + search + hash);
}

/** A translation tool or an extension was here first; what React draws in its place is the same page. */
function warn(error: unknown) {
  console.warn('The page had been altered before it woke and is drawn anew', error);
}

/** Resolves once React has taken over the page; rejects, leaving the page as it is, if it cannot. */
export async function start(): Promise<void> {
  dropFileName();
  await resolveMatchedRoutes();
  const container = document.getElementById('root');
  if (!container) throw new Error('#root is missing from the document');
  const router = createBrowserRouter(routes);
  await new Promise<void>((resolve) => {
    const app = <App router={router} onAwake={resolve} />;
    // In slices: nothing that the visitor does meanwhile has to wait for the whole page.
    if (container.hasChildNodes()) {
      startTransition(() => void hydrateRoot(container, app, { onRecoverableError: warn }));
    } else createRoot(container).render(app);
  });
  // A way to help that was chosen since the router read the address.
  const { pathname, search, hash } = window.location;
  if (search !== router.state.location.search)
    void router.navigate({ pathname, search, hash }, { replace: true, state: STAY_IN_PLACE });
  document.documentElement.dataset['hydrated'] = '';
}

// The editing server has no boot module and nothing prerendered.
if (import.meta.env.DEV) await start();
