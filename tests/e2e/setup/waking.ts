import { expect, type Page } from '@playwright/test';

/** Waits until React has taken over: only then does the footer count visits. */
export async function untilAwake(page: Page) {
  await expect(page.getByText(/^Site visits: \S/)).toHaveCount(1);
}

/** Keeps the app away from the page until the returned function is called: a slow connection. */
export async function holdApp(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/entry.client-*.js', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
