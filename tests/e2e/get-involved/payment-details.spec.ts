import type { Page } from '@playwright/test';
import { getInvolvedTexts } from '../../../src/content/page-texts/get-involved.ts';
import { expectAnnounced } from '../setup/announced.ts';
import { pasteInto } from '../setup/clipboard.ts';
import { openHydrated } from '../setup/hydration.ts';
import { expect, test } from '../setup/site-test.ts';
import { bankAccount, paybill, paybillAccount as account } from '../../expected-facts.ts';

/** By the button that copies it. */
const details = [
  ['Paybill number', '090117'],
  ['Account name', 'HOME117'],
  ['Account number (KES)', '0100200300117'],
  ['Account number (USD and EUR)', '0100200300118'],
  ['Account name', "Example Trust for a Children's Home and School"],
] as const;

function copyButton(page: Page, label: string, value: string) {
  const named = (name: string) => page.getByRole('button', { name, exact: true });
  return named(`Copy ${label} ${value}`).or(named(`Copied ✓ ${label} ${value}`));
}

function bar(page: Page) {
  return page.getByRole('region', { name: 'How to Donate' }).locator('> [aria-hidden]');
}

function scrollTo(page: Page, selector: string, block: ScrollLogicalPosition) {
  return page
    .locator(selector)
    .evaluate((element, to) => element.scrollIntoView({ block: to, behavior: 'instant' }), block);
}

test('a bar shows the paybill; each value is copied, announced, and the last copy marked', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  // On paper there is no bar.
  await page.emulateMedia({ media: 'print' });
  await openHydrated(page, '/get-involved');
  const gifts = page.getByRole('list', { name: getInvolvedTexts.donationTiers });
  await expect(gifts.getByRole('link').first()).toBeVisible();
  await expect(bar(page)).toBeHidden();
  await page.emulateMedia({ media: null });
  await expect(bar(page)).not.toBeInViewport();
  await scrollTo(page, '#how-to-donate', 'start');
  await expect(bar(page)).toBeInViewport({ ratio: 1 });
  await scrollTo(page, '#paybill', 'end');
  await expect(bar(page)).toBeHidden();
  await scrollTo(page, '#bank-account-name', 'start');
  await expect(bar(page)).toBeInViewport({ ratio: 1 });
  await bar(page).getByText('Copy', { exact: true }).click();
  // Screen readers can't find the bar.
  await expect(bar(page).locator(':focus')).toHaveCount(0);
  await expect(bar(page)).toHaveText(`${paybill} ✓ Account name HOME117Copy`);
  await expect(page.getByRole('button', { name: paybill })).toHaveCount(1);
  const pad = await context.newPage();
  await pad.setContent('<textarea aria-label="Pad"></textarea>');
  expect(await pasteInto(pad.getByLabel('Pad'))).toBe(paybill);
  await page.bringToFront();
  await bar(page).getByText('Copy', { exact: true }).click();
  await expect(bar(page)).toHaveText('Account name HOME117Copied ✓');
  await pad.bringToFront();
  expect(await pasteInto(pad.getByLabel('Pad'))).toBe(account);
  await page.bringToFront();
  await scrollTo(page, 'footer', 'end');
  await expect(bar(page)).not.toBeInViewport();
  // Once the paybill is copied in its row, the bar offers the account as well.
  await page.getByRole('button', { name: paybill }).first().click();
  await scrollTo(page, '#bank-account-name', 'start');
  await expect(bar(page)).toContainText(account);
  // With large letters the bar would take too much of the window.
  await page.setViewportSize({ width: 390, height: 400 });
  await scrollTo(page, '#how-to-donate', 'start');
  await expect(bar(page)).toBeHidden();

  await page.setViewportSize({ width: 390, height: 844 });
  const copied = page.getByRole('button', { name: /^Copied ✓/ });
  for (const [label, value] of details) {
    await test.step(value, async () => {
      // A full browser renders only the page in front.
      await page.bringToFront();
      // The button lies over the value.
      await page
        .locator('#how-to-donate')
        .getByText(value, { exact: true })
        .first()
        .click({ force: true });
      await expect(copied).toHaveAccessibleName(`Copied ✓ ${label} ${value}`);
      await pad.bringToFront();
      expect(await pasteInto(pad.getByLabel('Pad'))).toBe(value);

      await page.bringToFront();
      await expectAnnounced(page, `Copied: ${value}`);
      await copyButton(page, label, value).click();
      await expectAnnounced(page, `Copied: ${value}`);
    });
  }
  // Heard digit by digit, and copied by hand as it is shown.
  const number = page.locator('#how-to-donate strong', { hasText: bankAccount });
  expect(await number.ariaSnapshot()).toContain('0 1 0 0 2 0 0 3 0 0 1 1 7');
  const selected = await number.evaluate((it) => {
    window.getSelection()?.selectAllChildren(it);
    return String(window.getSelection());
  });
  expect(selected).toBe(bankAccount);
});

test('without a clipboard selects the value and says how to copy it', async ({ page }) => {
  await page.addInitScript(() => {
    // Refuses late, as if the browser had asked the visitor.
    navigator.clipboard.writeText = () =>
      new Promise((_resolve, reject) => {
        setTimeout(() => reject(new DOMException('', 'NotAllowedError')), 50);
      });
  });
  await openHydrated(page, '/get-involved');
  for (const [index, [label, value]] of details.entries()) {
    if (index === 1)
      await page.evaluate(() => Reflect.deleteProperty(Navigator.prototype, 'clipboard'));
    await copyButton(page, label, value).click();
    await expectAnnounced(page, /did not let us copy/);
    // No other row is selected any more.
    await expect(page.getByRole('main').getByText('did not let us copy')).toHaveCount(1);
    // Checked at once: the page must not say this before it is true.
    expect(await page.evaluate(() => String(window.getSelection()))).toBe(value);
    // A long press reaches it.
    const shown = page.locator('#how-to-donate strong').getByText(value, { exact: true });
    await shown.first().click({ trial: true });
  }
  await expect(page.getByRole('main').getByText(/^Copied/)).toHaveCount(0);
  // A phone asks for digits alone.
  await openHydrated(page, '/give#kes-2000-once-for-most');
  await page.getByRole('button', { name: 'Copy Amount KSH 2,000' }).first().click();
  await expect.poll(() => page.evaluate(() => String(window.getSelection()))).toBe('2000');
  await page.getByRole('button', { name: 'Copy the link' }).click();
  await expect(page.getByLabel('The link to this gift')).toBeFocused();
  await expect(page.getByLabel('The link to this gift')).toHaveValue(/#kes-2000-once-for-most$/);
  // Once the browser allows it, nothing says any more that it did not.
  await page.evaluate(() => (navigator.clipboard.writeText = () => Promise.resolve()));
  await page
    .getByRole('button', { name: /Amount KSH 2,000$/ })
    .first()
    .click();
  await expect(page.getByRole('button', { name: /^Copied ✓ Amount/ }).first()).toBeVisible();
  await expect(page.getByRole('main').getByText('did not let us copy')).toHaveCount(0);
});

test('the bar covers nothing that has the focus', { tag: '@thorough' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openHydrated(page, '/get-involved');
  const overlaps = await page.evaluate(async () => {
    const section = document.querySelector('#how-to-donate');
    const shown = section?.querySelector(':scope > [aria-hidden]');
    const stops = [...(section?.querySelectorAll<HTMLElement>('input, a, button') ?? [])].filter(
      (it) => it.checkVisibility() && it.tabIndex >= 0,
    );
    const found: number[] = [];
    for (const stop of [...stops, ...stops.toReversed()]) {
      stop.focus();
      // The observer reports in the next frames.
      for (let frame = 0; frame < 3; frame += 1)
        await new Promise((resolve) => requestAnimationFrame(resolve));
      if (shown?.checkVisibility({ visibilityProperty: true }))
        found.push(stop.getBoundingClientRect().bottom - shown.getBoundingClientRect().top);
    }
    return found;
  });
  expect(overlaps.length).toBeGreaterThan(5);
  expect(Math.max(...overlaps)).toBeLessThan(1);
});
