import { expect, test as base } from '@playwright/test';

type Watch = {
  /** The console errors that a test provokes on purpose; any other fails it. */
  expectedErrors: RegExp[];
  /** Fails the test afterwards if the page has misbehaved in any of the ways below. */
  watch: undefined;
};

/**
 * The site's own test: whatever it does, no script may throw, the console stays free of errors that
 * the test has not announced (a violated policy is one), and nothing outside is asked for.
 */
export const test = base.extend<Watch>({
  // oxlint-disable-next-line eslint/no-empty-pattern -- Playwright reads the fixtures' names here
  expectedErrors: async ({}, use) => {
    await use([]);
  },
  watch: [
    async ({ page, context, baseURL, expectedErrors }, use) => {
      const faults: string[] = [];
      page.on('pageerror', (error) => faults.push(`uncaught: ${error.message}`));
      page.on('console', (message) => {
        const text = message.text();
        const expected = expectedErrors.some((pattern) => pattern.test(text));
        if (message.type() === 'error' && !expected) faults.push(`console: ${text}`);
      });
      context.on('request', (request) => {
        const url = request.url();
        if (url.startsWith('http') && !url.startsWith(`${baseURL}/`))
          faults.push(`outside: ${url}`);
      });
      await use(undefined);
      expect(faults).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
