import type { Page } from '@playwright/test';
import { pasteInto } from '../setup/clipboard.ts';
import { holdApp, untilHydrated } from '../setup/hydration.ts';
import { expect, test } from '../setup/site-test.ts';

// Literal, on purpose not read from the content.
const gifts = [
  ['a week of meals', '$25', 'KSH 3,243'],
  ['a month of stationery', '$50', 'KSH 6,486'],
  ['medical care', '$100', 'KSH 12,973'],
  ['full annual fees', '$185', 'KSH 24,000'],
  ['uniforms for multiple children', '$300', 'KSH 38,919'],
] as const;

const [meals] = gifts;

function gift(page: Page, name: string) {
  return page.getByRole('radio', { name });
}

/** The labels and amounts of the rows that stand open. */
function amounts(page: Page) {
  const rows = page.getByRole('article').getByRole('paragraph').filter({ hasText: 'Amount: ' });
  return rows.filter({ visible: true }).allInnerTexts();
}

function rowsOf(...shown: (readonly [string, string, string])[]) {
  return [2, 1].flatMap((currency) =>
    shown.map((it) => expect.stringMatching(`^Amount: ${it[0]}\\s+\\${it[currency]}$`)),
  );
}

function stepByStep(page: Page) {
  return page.getByRole('link', { name: 'Step by step' });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the amount of the chosen gift stands beside the numbers, alone [fault 42]', async ({
    page,
  }) => {
    await page.goto('/get-involved');
    await expect(gift(page, 'full annual fees')).toBeChecked();
    for (const chosen of gifts) {
      await gift(page, chosen[0]).check();
      expect(await amounts(page)).toEqual(rowsOf(chosen));
    }
  });
});

test('on paper the amounts of all gifts stand beside the numbers, and no choice [fault 109]', async ({
  page,
}) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto('/get-involved');
  expect(await amounts(page)).toEqual(rowsOf(...gifts));
  await expect(page.getByRole('radio')).toHaveCount(0);
  await expect(bar(page)).toBeHidden();
});

test('an amount is copied in digits alone, or selected so [fault 111]', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/get-involved');
  await untilHydrated(page);
  const copy = page.getByRole('button', { name: /Amount: full annual fees KSH 24,000$/ });
  await copy.click();
  await expect(copy).toHaveText(/^Copied ✓/);
  const pad = await context.newPage();
  await pad.setContent('<textarea aria-label="Pad"></textarea>');
  expect(await pasteInto(pad.getByLabel('Pad'))).toBe('24000');
  await page.bringToFront();
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'));
  });
  await copy.click();
  await expect.poll(() => page.evaluate(() => String(window.getSelection()))).toBe('24000');
});

test('the chosen gift goes along to How to give, chosen before hydration or after [fault 108]', async ({
  page,
}) => {
  const release = await holdApp(page);
  await page.goto('/get-involved');
  await expect(stepByStep(page)).toHaveAttribute('href', '/give');
  await gift(page, meals[0]).check();
  release();
  await untilHydrated(page);
  await expect(gift(page, meals[0])).toBeChecked();
  await expect(stepByStep(page)).toHaveAttribute('href', '/give#gift-25');
  await gift(page, 'medical care').check();
  expect(await amounts(page)).toEqual(rowsOf(gifts[2]));
  await stepByStep(page).click();
  await expect(page).toHaveURL('/give#gift-100');
  await expect(page.getByRole('radio', { name: '$100' })).toBeChecked();
});

test('a gift stays chosen where React renders an altered page again [fault 108]', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/rendered again/);
  const release = await holdApp(page);
  await page.goto('/get-involved');
  await page.getByRole('heading', { level: 1 }).evaluate((it) => (it.textContent = 'Altered'));
  await gift(page, meals[0]).check();
  release();
  await untilHydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Get Involved');
  await expect(gift(page, meals[0])).toBeChecked();
  await expect(stepByStep(page)).toHaveAttribute('href', '/give#gift-25');
});

function bar(page: Page) {
  return page.getByRole('region', { name: 'How to Donate' }).locator('> [aria-hidden]');
}

function scrollTo(page: Page, selector: string, block: ScrollLogicalPosition) {
  return page
    .locator(selector)
    .evaluate((element, to) => element.scrollIntoView({ block: to, behavior: 'instant' }), block);
}

test('the paybill stays at hand while its row is out of sight, and is there once for a screen reader [fault 110]', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/get-involved');
  await untilHydrated(page);
  await expect(bar(page)).not.toBeInViewport();
  await scrollTo(page, '#how-to-donate', 'start');
  await expect(bar(page)).toBeInViewport({ ratio: 1 });
  await scrollTo(page, '#paybill', 'center');
  await expect(bar(page)).toBeHidden();
  await scrollTo(page, '#bank-account-name', 'start');
  await expect(bar(page)).toBeInViewport({ ratio: 1 });
  await bar(page).getByText('Copy', { exact: true }).click();
  await expect(bar(page).getByText('Copied ✓')).toBeVisible();
  await expect(bar(page).locator(':focus')).toHaveCount(0);
  await expect(page.getByRole('button', { name: '177338' })).toHaveCount(1);
  const pad = await context.newPage();
  await pad.setContent('<textarea aria-label="Pad"></textarea>');
  expect(await pasteInto(pad.getByLabel('Pad'))).toBe('177338');
  await page.bringToFront();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(bar(page)).not.toBeInViewport();
  // Where letters are large, it would take too much of the window.
  await page.setViewportSize({ width: 390, height: 400 });
  await scrollTo(page, '#how-to-donate', 'start');
  await expect(bar(page)).toBeHidden();
});

test('the bar covers nothing that has the focus [fault 110]', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/get-involved');
  await untilHydrated(page);
  const seen = await page.evaluate(async () => {
    const section = document.querySelector('#how-to-donate');
    const shown = section?.querySelector(':scope > [aria-hidden]');
    const stops = [...(section?.querySelectorAll<HTMLElement>('input, a, button') ?? [])].filter(
      (it) => it.checkVisibility() && it.tabIndex >= 0,
    );
    const found: { withBar: boolean; covered: number }[] = [];
    for (const stop of [...stops, ...stops.toReversed()]) {
      stop.focus();
      // The observer of the paybill's row answers in the next frames.
      for (let frame = 0; frame < 3; frame += 1)
        await new Promise((resolve) => requestAnimationFrame(resolve));
      const edge = shown?.getBoundingClientRect().top ?? 0;
      const withBar = shown?.checkVisibility({ visibilityProperty: true }) ?? false;
      const over = stop.getBoundingClientRect().bottom - edge;
      found.push({ withBar, covered: withBar ? Math.max(0, over) : 0 });
    }
    return found;
  });
  expect(seen.filter(({ withBar }) => withBar).length).toBeGreaterThan(5);
  expect(seen.filter(({ covered }) => covered >= 1)).toEqual([]);
});
