import { useEffect } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { PhoneLink } from '../../components/phone-link.tsx';
import { fixedTexts } from '../../content/fixed-texts.ts';
import { errorTexts } from '../../content/page-texts.ts';
import { PageLoadError } from '../../lib/page-path.ts';
import { buttonClass } from '../../ui/button.tsx';
import styles from './error-page.module.css';

function errorText(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`;
  return error instanceof Error ? error.message : String(error);
}

/**
 * Shown when rendering a page throws. It loads the address again instead if the page's module could not be
 * loaded, because the document can be read without script, or if an extension has moved elements that React
 * wanted to remove.
 */
export function ErrorPage() {
  const error = useRouteError();
  const movedElements = error instanceof DOMException && error.name === 'NotFoundError';
  const loadsAgain = error instanceof PageLoadError || movedElements;
  useEffect(() => {
    if (loadsAgain) window.location.reload();
  }, [loadsAgain]);

  if (loadsAgain) return <div className={`${styles.page} page-width`} aria-busy="true" />;
  return (
    <div className={`${styles.page} page-width`} role="alert">
      <h1>{fixedTexts.unexpectedError}</h1>
      <p className={styles.text}>{errorText(error)}</p>
      <p>{errorTexts.text}</p>
      <p className={`${styles.buttons} button-row`}>
        <PhoneLink call className={buttonClass('blue')} />
        {/* A full load, because the state in memory may be what is broken. */}
        <a href="/" className={buttonClass('outline')}>
          Back to Home
        </a>
      </p>
    </div>
  );
}
