import { useEffect } from 'react';
import { isRouteErrorResponse, Link, useLocation, useRouteError } from 'react-router';
import { PhoneLink } from '../../components/phone-link.tsx';
import { errorTexts } from '../../content/shared-texts.ts';
import { hasTyped } from '../../forms/typed-values.ts';
import { PageLoadError } from '../../lib/page-path.ts';
import { buttonClass } from '../../ui/button.tsx';
import styles from './error-page.module.css';

/**
 * Shown when rendering a page throws. If the page's module could not be loaded, the address is loaded in full
 * instead, because the document can be read without script: but not where that would cost what was typed.
 */
export function ErrorPage() {
  const error = useRouteError();
  const location = useLocation();
  // An extension or a translation has moved elements that React wanted to remove; entry.client.tsx renders
  // all of the page anew.
  if (error instanceof DOMException && error.name === 'NotFoundError') throw error;
  // The latter is an address that React Router can't match: the host answers it with the 404 page.
  const isOfAddress = error instanceof PageLoadError || isRouteErrorResponse(error);
  const loadsAgain = isOfAddress && !hasTyped();
  useEffect(() => {
    if (loadsAgain) window.location.reload();
  }, [loadsAgain]);

  if (loadsAgain) return <div className={`${styles.page} page-width`} aria-busy="true" />;
  return (
    <div className={`${styles.page} page-width`} role="alert">
      <h1>{errorTexts.title}</h1>
      <p className={styles.text}>{error instanceof Error ? error.message : String(error)}</p>
      <p>{errorTexts.text}</p>
      <p className={`${styles.buttons} button-row`}>
        <PhoneLink call className={buttonClass('blue')} />
        <Link to={location} replace className={buttonClass('outline')}>
          {errorTexts.again}
        </Link>
        {/* A full load, because the state in memory may be what is broken. */}
        <a href="/" className={buttonClass('outline')}>
          Back to Home
        </a>
      </p>
    </div>
  );
}
