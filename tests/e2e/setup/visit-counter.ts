import { expect, type Page, type Request, type Route } from '@playwright/test';
import { VISITED_KEY, VISIT_COUNT_KEY } from '../../../src/components/visit-count/visit-counter.ts';

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

/** The keys in both storages, without the counter's two. */
export function otherStoredKeys(page: Page): Promise<string[]> {
  return page.evaluate(
    (own: string[]) =>
      [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter(
        (key) => !own.includes(key),
      ),
    [VISITED_KEY, VISIT_COUNT_KEY],
  );
}
