import type { Page } from '@playwright/test';
import { holdApp, openHydrated, untilHydrated } from '../setup/hydration.ts';
import { expect, test } from '../setup/site-test.ts';
import { stopClock } from '../setup/stopped-clock.ts';

type ScrollWindow = { scrolls?: string[] };

const scrollsOf = (page: Page) => page.evaluate(() => (window as ScrollWindow).scrolls);

const smooth = ['how-to-donate smooth'];

async function expectScrollAfterHalfASecond(page: Page) {
  await page.clock.runFor(499);
  expect(await scrollsOf(page)).toEqual([]);
  await page.clock.runFor(1);
  expect(await scrollsOf(page)).toEqual(smooth);
}

function clickDonateNow(page: Page) {
  return page.getByRole('banner').getByRole('link', { name: 'Donate Now' }).click();
}

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    const scrolls: string[] = [];
    (window as ScrollWindow).scrolls = scrolls;
    // oxlint-disable-next-line typescript/unbound-method -- called below with the element it is for
    const { scrollIntoView } = Element.prototype;
    Element.prototype.scrollIntoView = function watched(options) {
      scrolls.push(`${this.id} ${typeof options === 'object' ? options.behavior : ''}`);
      scrollIntoView.call(this, options);
    };
  });
  await stopClock(page);
});

test('Donate Now and ?tab=donate scroll after half a second, and Back and a reload do not', async ({
  page,
}) => {
  const chosen = page.getByRole('tab', { selected: true });
  for (const start of ['/about', '/get-involved?tab=visit']) {
    await openHydrated(page, start);
    await clickDonateNow(page);
    await expect(page).toHaveURL('/get-involved?tab=donate');
    await expectScrollAfterHalfASecond(page);
  }
  // Once more, from the top of the same page.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await clickDonateNow(page);
  await expect.poll(() => page.clock.runFor(500).then(() => scrollsOf(page))).toHaveLength(2);
  await page.goBack();
  await expect(chosen).toHaveText('Visit');
  await page.goForward();
  await expect(chosen).toHaveText('Donate');
  await page.clock.runFor(5000);
  expect(await scrollsOf(page)).toEqual([...smooth, ...smooth]);

  // An address of another document.
  const release = await holdApp(page);
  await page.goto('/get-involved?tab=donate');
  await expectScrollAfterHalfASecond(page);

  release();
  await untilHydrated(page);
  await page.clock.runFor(5000);
  expect(await scrollsOf(page)).toEqual(smooth);
  for (const type of ['reload', 'back_forward']) {
    // The stopped clock's `performance` has no navigation entry.
    await page.addInitScript((type) => {
      performance.getEntriesByType = () => [Object.assign(new PerformanceMark(type), { type })];
    }, type);
    await page.goto('/get-involved?tab=donate');
    await page.clock.runFor(5000);
    expect.soft(await scrollsOf(page), type).toEqual([]);
  }
});

const inputs: Record<string, (page: Page) => Promise<unknown>> = {
  'turning the wheel': (page) =>
    page.evaluate(() => window.dispatchEvent(new WheelEvent('wheel', { deltaY: 50 }))),
  'dragging the scrollbar': (page) =>
    page.evaluate(
      () =>
        new Promise((resolve) => {
          window.addEventListener('scroll', resolve, { once: true });
          window.scrollBy({ top: 40, behavior: 'instant' });
        }),
    ),
  'touching the page': (page) =>
    page.evaluate(() => window.dispatchEvent(new TouchEvent('touchstart'))),
  'pressing a key': (page) => page.keyboard.press('Shift'),
  'clicking anywhere': (page) => page.mouse.click(5, 300),
};

test('an input or leaving the page cancels the scroll', { tag: '@thorough' }, async ({ page }) => {
  await openHydrated(page, '/about');
  await clickDonateNow(page);
  await expect(page).toHaveURL('/get-involved?tab=donate');
  await page.goBack();
  await expect(page).toHaveURL('/about');
  await page.clock.runFor(5000);
  expect(await scrollsOf(page)).toEqual([]);

  await holdApp(page);
  for (const [name, act] of Object.entries(inputs)) {
    await page.goto('/get-involved?tab=donate');
    await page.clock.runFor(400);
    await act(page);
    await page.clock.runFor(5000);
    expect.soft(await scrollsOf(page), name).toEqual([]);
  }
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/get-involved?tab=donate');
  await page.clock.runFor(500);
  expect(await scrollsOf(page)).toEqual(['how-to-donate instant']);
});
