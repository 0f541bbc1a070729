import type { Page } from '@playwright/test';
import { expect, test } from '../setup/site-test.ts';
import { holdApp, untilHydrated } from '../setup/hydration.ts';

type ScrollWindow = { scrolledTo?: number[]; behaviors?: (string | undefined)[] };

/** Once the next frame has told the page of its last scrolling. */
function scrollTop(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        requestAnimationFrame(() => resolve(Math.round(window.scrollY)));
      }),
  );
}

/** Every position that the page is scrolled to after a press. */
async function keepScrollPositions(page: Page) {
  await page.evaluate(() => {
    const positions: number[] = [];
    (window as ScrollWindow).scrolledTo = positions;
    window.addEventListener('click', () => positions.splice(0), true);
    window.addEventListener('scroll', () => positions.push(Math.round(window.scrollY)));
  });
}

function scrollPositions(page: Page): Promise<number[]> {
  return page.evaluate(() => (window as ScrollWindow).scrolledTo ?? []);
}

/** From the foot of /about to /programs. */
async function followFooterLink(page: Page): Promise<number> {
  await page.goto('/about');
  await untilHydrated(page);
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Programs' });
  await link.scrollIntoViewIfNeeded();
  const top = await scrollTop(page);
  expect(top).toBeGreaterThan(500);
  await keepScrollPositions(page);
  await link.click();
  await expect(page).toHaveURL('/programs');
  return top;
}

/** From the next load on, how each scroll of the page is asked for: a busy machine may skip its steps. */
async function keepScrollBehaviors(page: Page) {
  await page.addInitScript(() => {
    const behaviors: (string | undefined)[] = [];
    (window as ScrollWindow).behaviors = behaviors;
    const scrollTo = window.scrollTo.bind(window);
    window.scrollTo = (options?: ScrollToOptions | number) => {
      if (typeof options !== 'object') throw new Error('scrolled by bare numbers');
      behaviors.push(options.behavior);
      scrollTo(options);
    };
  });
}

test('a link scrolls smoothly to the top of a page with its own title', async ({ page }) => {
  await keepScrollBehaviors(page);
  await followFooterLink(page);
  await expect(page).toHaveTitle("Programs – Motherly Care Children's Home");
  await expect.poll(() => scrollTop(page)).toBe(0);
  expect(await page.evaluate(() => (window as ScrollWindow).behaviors)).toEqual(['smooth']);
});

test('a link moves the focus to the new heading', async ({ page }) => {
  await followFooterLink(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Programs' })).toBeFocused();
});

test.describe('under reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the new page stands at its top at once', async ({ page }) => {
    await followFooterLink(page);
    await expect.poll(() => scrollPositions(page)).toEqual([0]);
    await expect(page.getByRole('heading', { level: 1, name: 'Programs' })).toBeFocused();
  });
});

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`Back and Forward return to where the visitor was (${reducedMotion})`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion });
    const left = await followFooterLink(page);
    await expect.poll(() => scrollTop(page)).toBe(0);
    await page.getByRole('heading', { name: 'Why it works' }).scrollIntoViewIfNeeded();
    const leftAgain = await scrollTop(page);
    expect(leftAgain).toBeGreaterThan(500);

    await page.goBack();
    await expect(page).toHaveTitle("About Us – Motherly Care Children's Home");
    await expect.poll(() => scrollTop(page)).toBe(left);
    await page.goForward();
    await expect(page).toHaveTitle("Programs – Motherly Care Children's Home");
    await expect.poll(() => scrollTop(page)).toBe(leftAgain);
  });
}

test('Back returns to where the visitor had scrolled before the page was awake [fault 67]', async ({
  page,
}) => {
  const release = await holdApp(page);
  await page.goto('/about');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Programs' }).focus();
  const left = await scrollTop(page);
  expect(left).toBeGreaterThan(500);
  release();
  await untilHydrated(page);
  await page.keyboard.press('Enter');
  await expect.poll(() => scrollTop(page)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL('/about');
  await expect.poll(() => scrollTop(page)).toBe(left);
});

test('Back to a page that was left asleep returns there as well [fault 67]', async ({ page }) => {
  await holdApp(page);
  await page.goto('/about');
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Programs' });
  await link.scrollIntoViewIfNeeded();
  const left = await scrollTop(page);
  expect(left).toBeGreaterThan(500);
  await link.click();
  await expect(page).toHaveURL('/programs');
  await page.unroute('**/assets/entry.client-*.js');
  await page.goBack();
  await expect(page).toHaveURL('/about');
  await untilHydrated(page);
  await expect.poll(() => scrollTop(page)).toBe(left);
});

// As WebKit hands a page out of its page cache; tests/engines/ has WebKit itself do it.
test('a page out of the page cache stands where it was left, and works [fault 68]', async ({
  page,
}) => {
  await page.goto('/about');
  await untilHydrated(page);
  await page.getByRole('heading', { name: 'What We Do' }).scrollIntoViewIfNeeded();
  const left = await scrollTop(page);
  expect(left).toBeGreaterThan(100);
  await page.evaluate(() => {
    window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    window.scrollTo({ top: 0, behavior: 'instant' });
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  expect(await scrollTop(page)).toBe(left);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Programs' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Programs' })).toBeFocused();
  await expect.poll(() => scrollTop(page)).toBe(0);
});

test('a full load keeps the place on Back as well', async ({ page }) => {
  await page.goto('/about');
  await untilHydrated(page);
  await page.getByRole('heading', { name: 'What We Do' }).scrollIntoViewIfNeeded();
  const left = await scrollTop(page);
  expect(left).toBeGreaterThan(100);
  await page.goto('/contact');
  await page.goBack();
  await expect(page).toHaveURL('/about');
  await expect.poll(() => scrollTop(page)).toBe(left);
});

test('a link with a fragment goes to its target', async ({ page }) => {
  await page.goto('/about');
  await untilHydrated(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Volunteer' }).click();
  await expect(page).toHaveURL('/get-involved#volunteer');
  const tab = page.getByRole('tab', { name: 'Volunteer' });
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tabpanel', { name: 'Volunteer' })).toBeInViewport();
});

test('a page opened at a fragment shows its target', async ({ page }) => {
  await page.goto('/children#children');
  await untilHydrated(page);
  const cards = page.getByRole('region', { name: 'Waiting for a sponsor' });
  await expect(cards).toBeInViewport();
  await expect.poll(async () => (await cards.boundingBox())?.y).toBeLessThan(200);
});

for (const hash of ['nothing-here', '%E0%A4%A', '"><b>']) {
  test(`a page opened at #${hash} shows its top`, async ({ page }) => {
    await page.goto(`/children#${hash}`);
    await untilHydrated(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Our Children' })).toBeInViewport();
    expect(await scrollTop(page)).toBe(0);
  });
}
