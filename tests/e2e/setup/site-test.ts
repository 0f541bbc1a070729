import { expect, test as base } from '@playwright/test';
import { beginAt, INSTANT } from '../../instant.ts';
import { notFoundPage } from '../../../src/site-map.ts';
import { keepAnnouncements } from './announced.ts';

type Watch = {
  /** When the test's first page begins. Time runs on from there, for every page of the test. */
  instant: string;
  /** Errors and outside addresses that are provoked on purpose. Any other fails the test. */
  expectedErrors: RegExp[];
  /** Fails the test afterwards if the page has misbehaved. */
  watch: undefined;
};

/**
 * Also fails on an unexpected error, console error or request to another host, and if at the end the browser keeps
 * anything but the visit counter's two notes. A policy violation and a hydration mismatch are console errors. The browser's own message about the 404 page is allowed.
 */
export const test = base.extend<Watch>({
  instant: [INSTANT, { option: true }],
  // oxlint-disable-next-line eslint/no-empty-pattern -- Playwright reads the fixtures' names here
  expectedErrors: async ({}, use) => {
    await use([]);
  },
  watch: [
    async ({ page, context, baseURL, expectedErrors, instant }, use) => {
      await beginAt(page, instant);
      const faults: string[] = [];
      const note = (kind: string, text: string) => {
        if (!expectedErrors.some((pattern) => pattern.test(text))) faults.push(`${kind}: ${text}`);
      };
      const isAboutNotFoundPage = (text: string, url: string) =>
        text === `404: there is no page at ${notFoundPage.path}` ||
        (url === baseURL + notFoundPage.path && text.includes('status of 404'));
      context.on('weberror', (error) => note('uncaught', error.error().message));
      context.on('console', (message) => {
        const text = message.text();
        if (isAboutNotFoundPage(text, message.location().url)) return;
        if (message.type() === 'error' || text.includes('rendered again')) note('console', text);
      });
      context.on('request', (request) => {
        const url = request.url();
        if (url.startsWith('http') && !url.startsWith(`${baseURL}/`)) note('outside', url);
      });
      // An engine need not log policy violations.
      await page.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', (event) => {
          // A picture that is opened alone is in a document of the browser's own.
          if (document.contentType.startsWith('image/')) return;
          console.error(`violated: ${event.effectiveDirective} by ${event.blockedURI}`);
        });
      });
      await page.addInitScript(keepAnnouncements);
      await use(undefined);
      expect(faults).toEqual([]);
      if (page.isClosed()) return;
      expect(await context.cookies()).toEqual([]);
      const kept = await page.evaluate(async () => [
        ...Object.keys(localStorage),
        ...Object.keys(sessionStorage),
        ...(await caches.keys()),
        ...(await indexedDB.databases()),
      ]);
      expect(kept.filter((it) => it !== 'visited' && it !== 'visit-count')).toEqual([]);
      // A request that a route is still answering would fail the test when the page closes.
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    },
    { auto: true },
  ],
});

export { expect };
