import { expect, type Page } from '@playwright/test';
import { payingTexts } from '../../../src/content/page-texts/give.ts';
import { bankValues, paymentValues } from '../../expected-facts.ts';

/** Whatever has gone wrong, a page keeps its heading, its links and its payment details. */
export async function expectUsable(page: Page) {
  await expect.poll(() => missingParts(page), 'stays usable').toEqual([]);
}

function missingParts(page: Page): Promise<string[]> {
  const known = { all: paymentValues, bank: bankValues, overLimit: payingTexts.overLimit };
  return page.evaluate(({ all, bank, overLimit }) => {
    // A picture, another site or a page of the browser.
    if (document.contentType !== 'text/html' || location.hostname !== '127.0.0.1') return [];
    const onPaper = window.matchMedia('print').matches;
    const shown = [
      ...document.querySelectorAll('main h1, header *, strong > [translate="no"]'),
    ].filter((it) => {
      // Folded content counts as shown if its head is: a press on it unfolds. Not on paper.
      const head = onPaper
        ? null
        : it.closest('article')?.querySelector('details:not([open]) > summary');
      return [it, head].some((part) =>
        part?.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
      );
    });
    const seen = (selector: string) => shown.filter((it) => it.matches(selector));
    const parts: Record<string, boolean> = { heading: seen('main h1').length === 1 };
    // On paper there is nothing to press.
    if (!onPaper) {
      const links = document.querySelectorAll('header nav a[href^="/"]');
      const menu = seen('header nav').length + seen('header button[popovertarget]').length;
      parts['navigation'] = links.length >= 7 && menu > 0;
      parts['way to the payment details'] =
        seen('header a[href="/get-involved?tab=donate"]').length === 1;
    }
    // The error page has the address of the page that failed.
    const paying = ['/get-involved', '/give'].includes(location.pathname);
    const title = document.querySelector('main h1')?.textContent;
    if (paying && title !== 'Unexpected Application Error!') {
      const values = new Set(seen('[translate]').map(({ textContent }) => textContent));
      // An amount above M-PESA's limit can only be paid through the bank.
      const isAbove = document.querySelector('#pay')?.textContent.includes(overLimit);
      for (const value of isAbove ? bank : all) parts[value] = values.has(value);
    }
    return Object.keys(parts).filter((part) => !parts[part]);
  }, known);
}
