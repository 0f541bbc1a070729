import { expect, type Page, type Request, type Route } from '@playwright/test';

/** Answers and records the requests of all tabs. */
export async function callsOf(
  page: Page,
  answer: (route: Route) => Promise<void> | void,
): Promise<Request[]> {
  const calls: Request[] = [];
  await page.context().route('**/v1/**', async (route) => {
    calls.push(route.request());
    await answer(route);
  });
  return calls;
}

export async function expectCount(page: Page, text: string | RegExp) {
  const line = page.getByText(/^Site visits:/);
  await expect(line).toHaveText(typeof text === 'string' ? `Site visits: ${text}` : text);
}
