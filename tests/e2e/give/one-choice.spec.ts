import type { Page } from '@playwright/test';
import { choosingTexts } from '../../../src/content/page-texts/give.ts';
import { MPESA_LIMIT_KES } from '../../../src/content/amount-limits.ts';
import { donationTiers } from '../../../src/content/payments.ts';
import { purposeOf } from '../../../src/content/purposes.ts';
import { OWN_AMOUNT, planAmountsUsd } from '../../../src/content/sponsorship-options.ts';
import { paymentWords } from '../../../src/giving/payment-words.ts';
import { planOf } from '../../../src/giving/giving-plan.ts';
import {
  fragmentOf,
  type GivingChoice,
  namedGift,
  yearPlan,
} from '../../../src/lib/giving-choice.ts';
import { formatKes, formatUsd } from '../../../src/lib/money.ts';
import {
  amountRadio,
  basicUsd,
  firstChoice,
  openGive,
  ownAmount,
  partialUsd,
  payLink,
  payment,
} from '../setup/giving.ts';
import { holdApp, untilHydrated, untilHydratedByItself } from '../setup/hydration.ts';
import { footerLink } from '../setup/main-links.ts';
import { expect, test } from '../setup/site-test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

// Wherever a choice starts and whatever is chosen next, every place says the same amount. What may follow on
// what: src/pages/give/giving-fields.test.ts. What is saved and shared: downloads.spec.ts.

const plan = yearPlan;
const gift = namedGift;
const basicMonthly = fragmentOf(plan(basicUsd, 'monthly'));
const giftsUsd = donationTiers.map(({ amountUsd }) => amountUsd);
const [firstGift, secondGift] = [donationTiers[0].amountUsd, donationTiers[1].amountUsd];

const paidRows = (page: Page) => page.locator('#pay button', { hasText: 'Amount' });
const inNote = (page: Page, label: string) =>
  page.getByRole('region', { name: 'Tell us' }).getByLabel(label);

async function expectEverywhere(page: Page, choice: GivingChoice) {
  const eachKes = planOf(choice).each.KES;
  const [kes, usd, fragment] = [formatKes(eachKes), formatUsd(choice.amount), fragmentOf(choice)];
  const byBank = eachKes > MPESA_LIMIT_KES;
  await expect(payment(page)).toHaveText(`${kes} ${paymentWords(choice)}`);
  await expect(payLink(page)).toHaveText(`Pay ${kes}`);
  // By M-PESA, by a bank in Kenya, by one abroad.
  const paid = byBank ? [kes, usd] : [kes, kes, usd];
  await expect(paidRows(page)).toHaveCount(paid.length);
  await expect(paidRows(page)).toContainText(paid);
  await expect(inNote(page, 'Amount')).toHaveValue(kes);
  await expect(inNote(page, 'Paid by')).toHaveValue(byBank ? 'bank' : 'mpesa');
  await expect(inNote(page, 'What it is for')).toHaveValue(purposeOf(choice));
  // Of the radios in view: the kind, the amount and a plan's frequency.
  const offered = choice.kind === 'gift' ? giftsUsd : planAmountsUsd;
  const amount = offered.includes(choice.amount) ? `${choice.amount}` : OWN_AMOUNT;
  const checked = page.locator('#giving-fields :checked:visible');
  await expect
    .poll(() => checked.evaluateAll((all) => all.map((it) => it.getAttribute('value'))))
    .toEqual([choice.kind, amount, ...(choice.kind === 'plan' ? [choice.frequency] : [])]);
  // The first choice needs none.
  const isFirst = fragment === fragmentOf(firstChoice);
  await expect(page).toHaveURL(new RegExp(`/give${isFirst ? `(${fragment})?` : fragment}$`));
}

const radio = (page: Page, name: string | RegExp) => page.getByRole('radio', { name });
const choosePlan = (page: Page, usd: number) => amountRadio(page, 'plan', usd).check();
const chooseGift = async (page: Page, usd: number) => {
  await radio(page, 'Give once').check();
  await amountRadio(page, 'gift', usd).check();
};

/** `act` is done before the app has come; where `altered`, a translation tool has altered the page. */
const early =
  (act: (page: Page) => Promise<unknown>, altered = false) =>
  async (page: Page) => {
    const release = await holdApp(page);
    await page.goto(`/give${basicMonthly}`, { waitUntil: 'domcontentloaded' });
    const title = page.getByRole('heading', { level: 1 });
    if (altered) await title.evaluate((it) => (it.textContent = 'Altered'));
    await act(page);
    release();
    await untilHydratedByItself(page);
  };

/** Each ends on the hydrated page. */
const starts: [string, (page: Page) => Promise<unknown>, GivingChoice][] = [
  ['at an address', (page) => openGive(page, '#plan-30000-annual'), plan(30_000, 'annual')],
  [
    'before a link to a part of the page is followed, before hydration,',
    early((page) => page.getByRole('link', { name: 'Pay', exact: true }).first().click()),
    plan(basicUsd, 'monthly'),
  ],
  [
    'as one’s own amount, before the hydration of an altered page,',
    early((page) => ownAmount(page).fill('251'), true),
    plan(251, 'monthly'),
  ],
  ['as a gift, before hydration,', early((page) => chooseGift(page, secondGift)), gift(secondGift)],
  [
    'before another document and Back',
    async (page) => {
      await openGive(page);
      await chooseGift(page, firstGift);
      await ownAmount(page, 'once').fill('41');
      await expect(page).toHaveURL('/give#gift-41');
      await page.goto('/robots.txt');
      await page.goBack();
      await untilHydrated(page);
    },
    gift(41),
  ],
  [
    'before another page and Back',
    async (page) => {
      await openGive(page, '#gift-185');
      await chooseGift(page, secondGift);
      await expect(page).toHaveURL(`/give#gift-${secondGift}`);
      await footerLink(page, '/programs').click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Programs');
      await page.goBack();
    },
    gift(secondGift),
  ],
  [
    'by Back to the page without a choice',
    async (page) => {
      await openGive(page);
      await page.evaluate(() => (location.hash = '#gift-185'));
      await expectEverywhere(page, gift(185));
      await page.goBack();
    },
    firstChoice,
  ],
];

for (const [when, begin, choice] of starts)
  test(`what is chosen ${when} is what every place says`, async ({ page, expectedErrors }) => {
    expectedErrors.push(/rendered again/);
    await begin(page);
    await expectEverywhere(page, choice);
  });

test('whatever is chosen next, by key, typed or by the address, is what every place says', async ({
  page,
}) => {
  await openGive(page, basicMonthly);
  const entries = await page.evaluate(() => history.length);
  await choosePlan(page, partialUsd);
  await radio(page, /^Semi-annual/).check();
  await amountRadio(page, 'plan', partialUsd).press('ArrowUp');
  await expectEverywhere(page, plan(firstChoice.amount, 'semi-annual'));
  await ownAmount(page).fill('$1,001');
  await expectEverywhere(page, plan(1001, 'semi-annual'));
  await radio(page, 'Give once').check();
  await ownAmount(page, 'once').fill('-5');
  await expect(payment(page)).toHaveText(choosingTexts.noAmount);
  await expect(payLink(page)).toHaveText('Pay');
  await expect(paidRows(page)).toHaveCount(0);
  await expect(inNote(page, 'Amount')).toHaveValue('');
  await expect(page).toHaveURL('/give');
  // None is in the way of Back.
  expect(await page.evaluate(() => history.length)).toBe(entries);
  await page.evaluate(() => (location.hash = '#plan-71-annual'));
  await expectEverywhere(page, plan(71, 'annual'));
});
