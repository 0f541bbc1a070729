import { expect, test as base } from '@playwright/test';

type Watch = {
  /** The console errors that a test provokes on purpose; any other fails it. */
  expectedErrors: RegExp[];
  /** The outside addresses that a test expects to be asked for; any other fails it. */
  allowedOutside: RegExp[];
  /** Fails the test afterwards if the page has misbehaved in any of the ways below. */
  watch: undefined;
};

/**
 * The site's own test: whatever it does, no script may throw, the console stays free of errors that
 * the test has not announced (a violated policy is one), and nothing outside is asked for that it
 * has not announced either.
 */
export const test = base.extend<Watch>({
  // oxlint-disable-next-line eslint/no-empty-pattern -- Playwright reads the fixtures' names here
  expectedErrors: async ({}, use) => {
    await use([]);
  },
  // oxlint-disable-next-line eslint/no-empty-pattern -- Playwright reads the fixtures' names here
  allowedOutside: async ({}, use) => {
    await use([]);
  },
  watch: [
    async ({ page, context, baseURL, expectedErrors, allowedOutside }, use) => {
      const faults: string[] = [];
      page.on('pageerror', (error) => faults.push(`uncaught: ${error.message}`));
      page.on('console', (message) => {
        const text = message.text();
        const expected = expectedErrors.some((pattern) => pattern.test(text));
        if (message.type() === 'error' && !expected) faults.push(`console: ${text}`);
      });
      context.on('request', (request) => {
        const url = request.url();
        const allowed = allowedOutside.some((pattern) => pattern.test(url));
        if (url.startsWith('http') && !url.startsWith(`${baseURL}/`) && !allowed)
          faults.push(`outside: ${url}`);
      });
      // In words of its own: an engine need not tell its console of a violated policy.
      await page.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', (event) => {
          console.error(`violated: ${event.effectiveDirective} by ${event.blockedURI}`);
        });
      });
      await use(undefined);
      expect(faults).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
