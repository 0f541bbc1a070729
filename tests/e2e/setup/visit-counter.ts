import { expect, type Page, type Request, type Route } from '@playwright/test';
import { VISITED_KEY, VISIT_COUNT_KEY } from '../../../src/lib/visit-counter.ts';

/** Answers the counter's calls from all of the visitor's tabs, and keeps a list of them. */
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

/** What is stored about the visit. */
export function counterFlags(page: Page) {
  return page.evaluate(
    ([visited, count]) => ({
      visited: window.sessionStorage.getItem(visited),
      count: window.localStorage.getItem(count),
    }),
    [VISITED_KEY, VISIT_COUNT_KEY] as const,
  );
}

/** What an earlier visit has left behind; once, so that a reload finds what the site wrote. */
export async function leaveBehind(page: Page, left: { visited?: string; count?: string }) {
  await page.goto('/icon.svg');
  await page.evaluate(
    ([visitedKey, countKey, { visited, count }]) => {
      if (visited !== undefined) window.sessionStorage.setItem(visitedKey, visited);
      if (count !== undefined) window.localStorage.setItem(countKey, count);
    },
    [VISITED_KEY, VISIT_COUNT_KEY, left] as const,
  );
}

/** The keys in both storages but for the counter's own two. */
export function otherStoredKeys(page: Page): Promise<string[]> {
  return page.evaluate(
    (own: string[]) =>
      [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter(
        (key) => !own.includes(key),
      ),
    [VISITED_KEY, VISIT_COUNT_KEY],
  );
}
