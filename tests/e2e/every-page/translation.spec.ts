import type { Page } from '@playwright/test';
import { paybillName, paymentValues } from '../../expected-facts.ts';
import { message, ownAmount, take } from '../setup/giving.ts';
import { holdApp, openHydrated, untilHydrated } from '../setup/hydration.ts';
import { keepOpenedMails } from '../setup/opened-mails.ts';
import { expect, test } from '../setup/site-test.ts';
import { translatePage } from '../setup/translate-page.ts';
import { callsOf } from '../setup/visit-counter.ts';
import { exampleWays } from '../setup/ways-to-help.ts';

const translate = (page: Page) => page.evaluate(translatePage);

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();

const steps: Record<string, (page: Page) => Promise<unknown>> = {
  'an amount that cannot be read': async (page) => {
    await ownAmount(page).fill('12.5');
    await ownAmount(page).blur();
  },
  'an own amount': (page) => ownAmount(page).fill('150'),
  monthly: (page) => take(page, { often: 'Every month' }),
  'a child’s year': (page) => take(page, { purpose: 'A child’s year at school' }),
  'the calendar': (page) => button(page, 'Add to my calendar').click(),
  copied: (page) => button(page, paybillName).click(),
  'a gift': (page) => take(page, { purpose: 'A week of meals' }),
  'a code that is too short': (page) => message(page).fill('UGLQ2A'),
  'the note opened': async (page) => {
    await page.getByLabel('Your name').fill('Amina');
    await page.getByLabel('Your phone or e-mail').fill('+254 700 000 000');
    await button(page, 'Send by e-mail').click();
  },
  'another sum': (page) => take(page, { typed: '$ 3,000' }),
};

const shown = (page: Page) =>
  page.evaluate(() => document.body.innerText.replaceAll(/\s+/g, ' ').trim());

// setup/changed-texts.ts makes every test fail on a text that a translation would break.
test('How to give shows the same sums when translated after hydration', async ({
  page: translated,
  context,
}) => {
  await context.grantPermissions(['clipboard-write']);
  await callsOf(translated, (route) => route.fulfill({ json: { count: 1234 } }));
  const english = await context.newPage();
  for (const page of [english, translated]) {
    await page.clock.setFixedTime(new Date('2026-03-02T09:00:00Z'));
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.addInitScript(() => {
      // One reference for both notes.
      crypto.getRandomValues = (numbers) => numbers;
    });
    await keepOpenedMails(page);
    await openHydrated(page, '/give');
  }
  await translate(translated);
  for (const [name, step] of Object.entries(steps)) {
    await test.step(name, async () => {
      for (const page of [english, translated]) {
        await page.bringToFront();
        await step(page);
      }
      await expect(async () => {
        expect(await shown(translated)).toBe(await shown(english));
      }).toPass({ timeout: 5000 });
    });
  }
  expect(await translated.locator('font font').count()).toBeGreaterThan(50);
});

test('a page translated before hydration works and keeps its payment values', async ({
  page,
  context,
  expectedErrors,
}) => {
  expectedErrors.push(/rendered again/);
  await context.grantPermissions(['clipboard-write']);
  const release = await holdApp(page);
  await page.goto('/get-involved');
  await translate(page);
  release();
  await untilHydrated(page);
  await page.getByRole('tab', { name: exampleWays.last.label, exact: true }).click();
  await expect(page.getByRole('tabpanel')).toHaveAccessibleName(exampleWays.last.label);
  const copy = page.getByRole('button', { name: paybillName });
  await copy.click();
  await expect(copy).toHaveText(/^Copied ✓/);
  const kept = page.locator('strong > [translate="no"]');
  expect(await kept.allTextContents()).toEqual(expect.arrayContaining([...paymentValues]));
  await expect(page.locator('[translate="no"] font')).toHaveCount(0);
});
