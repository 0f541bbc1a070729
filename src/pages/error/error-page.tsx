import { useEffect } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { PhoneLink } from '../../components/phone-link.tsx';
import { hasTyped, stepsToTyped } from '../../forms/typed-values.ts';
import { Button } from '../../design-system/button.tsx';
import styles from './error-page.module.css';
import { PageLoadError } from './page-load-error.ts';

/** Goes first to the page with typed words: the browser keeps the fields of the page that it leaves. */
function loadInFull() {
  const { href } = window.location;
  const steps = stepsToTyped();
  if (steps === 0) return window.location.reload();
  const load = () => window.location.assign(href);
  window.addEventListener(
    'popstate',
    // The second frame shows the page.
    () => requestAnimationFrame(() => requestAnimationFrame(load)),
    { once: true },
  );
  window.history.go(steps);
}

/**
 * Shown if rendering a page throws. If its module could not be loaded, this loads the whole document, which can be read
 * without script, unless that would lose typed words.
 */
export function ErrorPage() {
  const error = useRouteError();
  // An extension or a translation has moved elements. entry.client.tsx then renders the whole page again.
  if (error instanceof DOMException && error.name === 'NotFoundError') throw error;
  // React Router can't match some addresses. The host answers them with the 404 page.
  const isOfAddress = error instanceof PageLoadError || isRouteErrorResponse(error);
  const loadsAgain = isOfAddress && !hasTyped();
  useEffect(() => {
    if (loadsAgain) window.location.reload();
  }, [loadsAgain]);

  if (loadsAgain) return <div className={`${styles.page} stack page-width`} aria-busy="true" />;
  return (
    <div className={`${styles.page} stack page-width`} role="alert">
      <h1>Unexpected Application Error!</h1>
      <p className="note">{error instanceof Error ? error.message : String(error)}</p>
      {hasTyped() ? <p>What you typed is still there, on the page where you typed it.</p> : null}
      <p>We are sorry. You can still reach us by phone, or start again from the home page.</p>
      <p className="button-row">
        <PhoneLink call className="button blue" />
        {/* The router would fail again: Firefox and WebKit keep a module whose import has failed. */}
        <Button look="outline" onClick={loadInFull}>
          Try again
        </Button>
        {/* A full load: the state in memory may be broken. */}
        <a href="/" className="button outline">
          Back to Home
        </a>
      </p>
    </div>
  );
}
