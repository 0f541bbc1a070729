import type { Page } from '@playwright/test';
import { choosingTexts } from '../../../src/content/page-texts/give.ts';
import { pageNames } from '../../../src/content/shared-texts.ts';
import {
  allGivingChoices,
  type GivenChoice,
  givingChoices,
  isWorkedOut,
} from '../../giving-choices.ts';
import {
  amountRadio,
  choose,
  expectEverywhere,
  inNote,
  openGive,
  ownAmount,
  payButtons,
  payLink,
  payment,
} from '../setup/giving.ts';
import { holdApp, untilHydrated, untilHydratedByItself } from '../setup/hydration.ts';
import { footerLink } from '../setup/main-links.ts';
import { expect, test } from '../setup/site-test.ts';
import { translatePage } from '../setup/translate-page.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.skip(!isWorkedOut, 'the table was worked out for other prices');

// Every place of the page says what tests/giving-choices.ts says. Which choice follows on what:
// src/pages/give/giving-fields.test.ts. What is saved and shared: downloads.spec.ts; sent: tell-us.spec.ts.

const { fees, feesMonthly, partQuarterly, basicTwice, thousandMonthly, large, uniforms, ownGift } =
  givingChoices;

const goToFragment = (page: Page, fragment: string) =>
  page.evaluate((hash) => (location.hash = hash), fragment);

test('shows the chosen amount everywhere, whichever of ten is chosen', async ({ page }) => {
  test.slow();
  await openGive(page);
  const entries = await page.evaluate(() => history.length);
  for (const given of allGivingChoices)
    await test.step(given.fragment, async () => {
      await choose(page, given);
      await expectEverywhere(page, given);
    });
  // None is in the way of Back.
  expect(await page.evaluate(() => history.length)).toBe(entries);
});

test('shows the amount of an address everywhere', async ({ page }) => {
  test.slow();
  await openGive(page, large.fragment);
  await expectEverywhere(page, large);
  for (const given of allGivingChoices)
    await test.step(given.fragment, async () => {
      await goToFragment(page, given.fragment);
      await expectEverywhere(page, given);
    });
});

/** `act` is done before the app has come; where `altered`, a translation tool has altered the page. */
const early =
  (given: GivenChoice, act: (page: Page) => Promise<unknown>, altered = false) =>
  async (page: Page) => {
    const release = await holdApp(page);
    await page.goto(`/give${given.fragment}`, { waitUntil: 'domcontentloaded' });
    const title = page.getByRole('heading', { level: 1 });
    if (altered) await title.evaluate((it) => (it.textContent = 'Altered'));
    await act(page);
    release();
    await untilHydratedByItself(page);
  };

/** Each ends on the hydrated page. */
const starts: [string, (page: Page) => Promise<unknown>, GivenChoice][] = [
  [
    'before a link to a part of the page is followed, before hydration',
    early(basicTwice, (page) =>
      page.getByRole('link', { name: 'Pay', exact: true }).first().click(),
    ),
    basicTwice,
  ],
  [
    'as one’s own amount, before the hydration of an altered page',
    early(feesMonthly, (page) => ownAmount(page).fill('KSH 1,000'), true),
    { ...thousandMonthly, choose: { ...thousandMonthly.choose, own: 'KSH 1,000' } },
  ],
  ['as a gift, before hydration', early(partQuarterly, (page) => choose(page, uniforms)), uniforms],
  [
    'before another document and Back',
    async (page) => {
      await openGive(page);
      await choose(page, ownGift);
      await expect(page).toHaveURL('/give#gift-kes-500');
      await page.goto('/robots.txt');
      await page.goBack();
      await untilHydrated(page);
    },
    ownGift,
  ],
  [
    'before a reload',
    async (page) => {
      await openGive(page);
      await choose(page, thousandMonthly);
      await expect(page).toHaveURL('/give#plan-kes-1000-monthly');
      await page.reload();
      await untilHydrated(page);
    },
    thousandMonthly,
  ],
  [
    'before another page and Back',
    async (page) => {
      await openGive(page, '#gift-185');
      await choose(page, uniforms);
      await expect(page).toHaveURL('/give#gift-300');
      await footerLink(page, '/programs').click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(pageNames.programs);
      await page.goBack();
    },
    uniforms,
  ],
  [
    'by Back to the page without a choice',
    async (page) => {
      await openGive(page);
      await goToFragment(page, thousandMonthly.fragment);
      await expectEverywhere(page, thousandMonthly);
      await page.goBack();
    },
    fees,
  ],
  [
    'on the way from Home, on a narrow phone',
    async (page) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto('/');
      await page.getByRole('banner').getByRole('link', { name: 'Donate Now' }).click();
      const donate = page.getByRole('region', { name: 'How to Donate' });
      await donate.getByRole('link', { name: pageNames.give }).click();
      await untilHydrated(page);
      await choose(page, thousandMonthly);
    },
    thousandMonthly,
  ],
  [
    'on a translated page',
    async (page) => {
      await openGive(page);
      await page.evaluate(translatePage);
      await choose(page, thousandMonthly);
    },
    thousandMonthly,
  ],
];

for (const [when, begin, given] of starts)
  test(`shows everywhere what is chosen ${when}`, async ({ page, expectedErrors }) => {
    expectedErrors.push(/rendered again/);
    await begin(page);
    await expectEverywhere(page, given);
  });

test('names no amount while none can be read', async ({ page }) => {
  await openGive(page, feesMonthly.fragment);
  await amountRadio(page, 'plan', 100).press('ArrowUp');
  await expectEverywhere(page, feesMonthly);
  await page.getByRole('radio', { name: choosingTexts.gift.title }).check();
  await ownAmount(page, 'gift').fill('-5');
  await expect(payment(page)).toHaveText(choosingTexts.noAmount);
  await expect(payLink(page)).toHaveText('Pay');
  await expect(payButtons(page)).toHaveCount(0);
  await expect(inNote(page, 'Amount')).toHaveValue('');
  await expect(page).toHaveURL('/give');
});

test('says that the fees are different now where an old link names less', async ({ page }) => {
  await openGive(page, '#plan-170-annual');
  const card = page.getByRole('radio', { name: /^\$170 a year KSH 22,054 As in your link/ });
  await expect(card).toBeChecked();
  await expect(card).toHaveAccessibleName(/School fees are now \$185 a year\.$/);
  await expect(payment(page)).toHaveText('KSH 22,054 $170, once a year');
  await ownAmount(page).click();
  await expect(card).toBeVisible();
});
