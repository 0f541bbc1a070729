import type { Page } from '@playwright/test';
import { scrollsOf, watchScrolls } from '../setup/scrolls.ts';
import { expect, test } from '../setup/site-test.ts';
import { stopClock } from '../setup/stopped-clock.ts';
import { holdApp, untilHydrated } from '../setup/hydration.ts';

const smooth = [{ to: 'how-to-donate', behavior: 'smooth' }];

/** While the clock stands still the page is never idle: it wakes at the first sign of a hand. */
async function wake(page: Page) {
  await page.keyboard.press('Shift');
  await untilHydrated(page);
}

/** A smooth scroll that is still on its way would count as the visitor's own. */
async function untilStill(page: Page) {
  const tops: number[] = [];
  const isStill = async () => {
    tops.push(await page.evaluate(() => window.scrollY));
    return tops.at(-1) !== 0 && tops.at(-1) === tops.at(-2);
  };
  await expect.poll(isStill).toBe(true);
}

test.beforeEach(async ({ page }) => {
  await watchScrolls(page);
  await stopClock(page);
});

test('?tab=donate scrolls to "How to Donate" after half a second, before React is there', async ({
  page,
}) => {
  const release = await holdApp(page);
  await page.goto('/get-involved?tab=donate');
  await page.clock.runFor(499);
  expect(await scrollsOf(page)).toEqual([]);
  await page.clock.runFor(1);
  expect(await scrollsOf(page)).toEqual(smooth);
  await expect(page.getByText('177338').first()).toBeInViewport();

  release();
  await wake(page);
  await page.clock.runFor(5000);
  expect(await scrollsOf(page)).toEqual(smooth);
});

test('no other tab scrolls', async ({ page }) => {
  await page.goto('/get-involved?tab=visit');
  await page.clock.runFor(5000);
  expect(await scrollsOf(page)).toEqual([]);
  await page.goto('/get-involved?tab=donate');
  await page.clock.runFor(500);
  expect(await scrollsOf(page)).toEqual(smooth);
});

const acts: Record<string, (page: Page) => Promise<unknown>> = {
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
  'pressing anywhere': (page) => page.mouse.click(5, 300),
  'choosing another tab': (page) => page.getByRole('link', { name: 'Visit', exact: true }).click(),
};

for (const [name, act] of Object.entries(acts)) {
  test(`${name} within it cancels the scroll [fault 15]`, async ({ page }) => {
    const release = await holdApp(page);
    await page.goto('/get-involved?tab=donate');
    await page.clock.runFor(400);
    await act(page);
    await page.clock.runFor(5000);
    release();
    await wake(page);
    await page.clock.runFor(5000);
    expect(await scrollsOf(page)).toEqual([]);
  });
}

test('scrolls at once for visitors who asked for less motion [fault 15]', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/get-involved?tab=donate');
  await page.clock.runFor(500);
  expect(await scrollsOf(page)).toEqual([{ to: 'how-to-donate', behavior: 'instant' }]);
});

for (const type of ['reload', 'back_forward']) {
  test(`arriving by ${type} stays where the visitor was`, async ({ page }) => {
    // The stopped clock comes with a performance of its own, which knows no navigation.
    await page.addInitScript((type) => {
      performance.getEntriesByType = () => [Object.assign(new PerformanceMark(type), { type })];
    }, type);
    await page.goto('/get-involved?tab=donate');
    await page.clock.runFor(5000);
    await wake(page);
    await page.clock.runFor(5000);
    await expect(page.getByRole('tab', { selected: true })).toHaveText('Donate');
    expect(await scrollsOf(page)).toEqual([]);
  });
}

for (const start of ['/about', '/get-involved?tab=visit']) {
  test(`Donate Now, pressed on ${start}, chooses the tab and scrolls [fault 14]`, async ({
    page,
  }) => {
    await page.goto(start);
    await wake(page);
    await page.getByRole('banner').getByRole('link', { name: 'Donate Now' }).click();
    await expect(page).toHaveURL('/get-involved?tab=donate');
    await expect(page.getByRole('tab', { selected: true })).toHaveText('Donate');
    await page.clock.runFor(499);
    expect(await scrollsOf(page)).toEqual([]);
    await page.clock.runFor(1);
    expect(await scrollsOf(page)).toEqual(smooth);
  });
}

test('Back and Forward around Donate Now bring the tab back, and scroll no more [fault 14]', async ({
  page,
}) => {
  await page.goto('/get-involved?tab=visit');
  await wake(page);
  await page.getByRole('banner').getByRole('link', { name: 'Donate Now' }).click();
  const chosen = page.getByRole('tab', { selected: true });
  await expect(chosen).toHaveText('Donate');
  await page.clock.runFor(500);
  await page.goBack();
  await expect(chosen).toHaveText('Visit');
  await page.goForward();
  await expect(chosen).toHaveText('Donate');
  await page.clock.runFor(5000);
  expect(await scrollsOf(page)).toEqual(smooth);
});

test('Donate Now scrolls again when it is pressed again [fault 14]', async ({ page }) => {
  await page.goto('/get-involved');
  await wake(page);
  const donate = page.getByRole('banner').getByRole('link', { name: 'Donate Now' });
  await donate.click();
  await expect(page.getByRole('tab', { selected: true })).toHaveText('Donate');
  await page.clock.runFor(500);
  await expect.poll(() => scrollsOf(page)).toEqual(smooth);
  await untilStill(page);
  await donate.click();
  await expect
    .poll(async () => {
      await page.clock.runFor(500);
      return scrollsOf(page);
    })
    .toEqual([...smooth, ...smooth]);
});

test('leaving the page within the half second cancels the scroll [fault 15]', async ({ page }) => {
  await page.goto('/about');
  await wake(page);
  await page.getByRole('banner').getByRole('link', { name: 'Donate Now' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Get Involved');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Get Involved');
  await page.clock.runFor(5000);
  expect(await scrollsOf(page)).toEqual([]);
});
