import type { Page } from '@playwright/test';

/** When pages of browser tests begin: a Thursday, 3PM in Nairobi. A test for another time sets `instant`. */
export const INSTANT = '2026-11-26T12:00:00Z';

/** The next pages of the context begin at this instant, and time runs on from there. */
export async function beginAt(page: Page, instant: string) {
  // By the browser's own clock.
  const now = await page.evaluate(() => Date.now());
  await page.context().addInitScript(moveDate, Date.parse(instant) - now);
}

/**
 * Runs in the page before its own scripts, and moves what `Date` says, in ms. Timers, frames and `performance` stay the
 * browser's own: with Playwright's clock, hydration would run on fakes.
 */
function moveDate(ms: number) {
  const Real = Date;
  const now = () => Real.now() + ms;
  window.Date = new Proxy(Real, {
    construct: (target, args: unknown[], newTarget) =>
      Reflect.construct(target, args.length > 0 ? args : [now()], newTarget) as object,
    apply: () => new Real(now()).toString(),
    get: (target, name) => (name === 'now' ? now : (Reflect.get(target, name) as unknown)),
  });
  Real.prototype.constructor = window.Date;
}
