import { useEffect } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { microcopy } from '../../content/microcopy.ts';
import { organization } from '../../content/organization.ts';
import { errorTexts } from '../../content/page-texts.ts';
import { PageLoadError } from '../../lib/page-load-error.ts';
import { telHref } from '../../lib/phone.ts';
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

  if (loadsAgain) return <div className={styles['page']} aria-busy="true" />;
  const [phone] = organization.phones;
  return (
    <div className={styles['page']} role="alert">
      <h1>{microcopy.unexpectedError}</h1>
      <p className={styles['text']}>{errorText(error)}</p>
      <p>{errorTexts.text}</p>
      <p className={styles['buttons']}>
        <a href={telHref(phone)} className={buttonClass('blue')}>
          {`Call ${phone}`}
        </a>
        {/* A full load, because the state in memory may be what is broken. */}
        <a href="/" className={buttonClass('outline')}>
          Back to Home
        </a>
      </p>
    </div>
  );
}
