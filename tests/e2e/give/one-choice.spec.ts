import type { Page } from '@playwright/test';
import { choosingTexts } from '../../../src/content/page-texts/give.ts';
import { annualFees, donationTiers, monthlySponsorship } from '../../../src/content/payments.ts';
import { fragmentOf, type GivingChoice } from '../../../src/lib/giving-plan.ts';
import {
  amountRadio,
  basicUsd,
  expectEverywhere,
  firstChoice,
  keepGiven,
  openGive,
  ownAmount,
  partialUsd,
} from '../setup/giving.ts';
import { holdApp, untilHydrated, untilHydratedByItself } from '../setup/hydration.ts';
import { footerLink } from '../setup/main-links.ts';
import { expect, test } from '../setup/site-test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

// Wherever a choice starts and whatever is chosen next, every place says the same amount.

type Frequency = (GivingChoice & { kind: 'plan' })['frequency'];
const plan = (usd: number, frequency: Frequency): GivingChoice => ({
  kind: 'plan',
  usd,
  frequency,
});
const gift = (usd: number): GivingChoice => ({ kind: 'gift', usd });
const basicMonthly = fragmentOf(plan(basicUsd, 'monthly'));
// Every other amount of this table is one's own.
const firstGift = donationTiers[0].amountUsd;
const secondGift = donationTiers[1].amountUsd;
const feesGiftFragment = fragmentOf(gift(annualFees.usd));

const radio = (page: Page, name: string | RegExp) => page.getByRole('radio', { name });
const choosePlan = (page: Page, usd: number) => amountRadio(page, 'plan', usd).check();
const chooseGift = async (page: Page, usd: number) => {
  await radio(page, 'Give once').check();
  await amountRadio(page, 'gift', usd).check();
};

/** `begin` ends on the hydrated page. */
type Start = { name: string; begin: (page: Page) => Promise<unknown>; choice: GivingChoice | null };

const atAddress: Start[] = (
  [
    ['', firstChoice],
    ['#plan-30000-annual', plan(30_000, 'annual')],
    // With what a messenger adds.
    ['#gift-41.', gift(41)],
    [fragmentOf(monthlySponsorship), monthlySponsorship],
    ['#tell-us', firstChoice],
  ] as const
).map(([fragment, choice]) => ({
  name: `the address ${fragment || 'alone'}`,
  begin: (page) => openGive(page, fragment),
  choice,
}));

/** What is done before the app has come; where `altered`, a translation tool has altered the page. */
const early: Start[] = (
  [
    ['nothing, altered', basicMonthly, async () => {}, plan(basicUsd, 'monthly')],
    [
      'an amount and then the first',
      basicMonthly,
      async (page) => {
        await choosePlan(page, partialUsd);
        await choosePlan(page, annualFees.usd);
      },
      plan(annualFees.usd, 'monthly'),
    ],
    [
      'a link to a part of the page',
      basicMonthly,
      (page) => page.getByRole('link', { name: 'Pay', exact: true }).first().click(),
      plan(basicUsd, 'monthly'),
    ],
    ['one’s own amount, altered', '', (page) => ownAmount(page).fill('251'), plan(251, 'annual')],
    ['no amount', basicMonthly, (page) => ownAmount(page).fill('abc'), null],
    ['a gift', basicMonthly, (page) => chooseGift(page, secondGift), gift(secondGift)],
  ] as [string, string, (page: Page) => Promise<unknown>, GivingChoice | null][]
).map(([what, fragment, act, choice]) => ({
  name: `${what}, before hydration${fragment && ` at ${fragment}`}`,
  choice,
  begin: async (page) => {
    const release = await holdApp(page);
    await page.goto(`/give${fragment}`, { waitUntil: 'domcontentloaded' });
    const title = page.getByRole('heading', { level: 1 });
    if (what.endsWith('altered')) await title.evaluate((it) => (it.textContent = 'Altered'));
    await act(page);
    release();
    await untilHydratedByItself(page);
  },
}));

const later: Start[] = [
  {
    name: 'a reload',
    begin: async (page) => {
      await openGive(page, basicMonthly);
      await choosePlan(page, partialUsd);
      await expect(page).toHaveURL(`/give#plan-${partialUsd}-monthly`);
      await page.reload({ waitUntil: 'domcontentloaded' });
      await untilHydrated(page);
    },
    choice: plan(partialUsd, 'monthly'),
  },
  {
    name: 'Back from another document',
    begin: async (page) => {
      await openGive(page);
      await chooseGift(page, firstGift);
      await ownAmount(page, 'once').fill('41');
      await expect(page).toHaveURL('/give#gift-41');
      await page.goto('/robots.txt');
      await page.goBack();
      await untilHydrated(page);
    },
    choice: gift(41),
  },
  {
    name: 'Back from another page',
    begin: async (page) => {
      await openGive(page, feesGiftFragment);
      await chooseGift(page, secondGift);
      await expect(page).toHaveURL(`/give#gift-${secondGift}`);
      await footerLink(page, '/programs').click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Programs');
      await page.goBack();
    },
    choice: gift(secondGift),
  },
  {
    name: 'Back from a gift to the page without one',
    begin: async (page) => {
      await openGive(page);
      await page.evaluate((fragment) => (location.hash = fragment), feesGiftFragment);
      await expectEverywhere(page, gift(annualFees.usd));
      await page.goBack();
    },
    choice: firstChoice,
  },
];

type Next = { name: string; act: (page: Page) => Promise<unknown>; choice: GivingChoice | null };

const asPlan = async (page: Page, usd: number, frequency: string) => {
  await radio(page, choosingTexts.plan.title).check();
  await choosePlan(page, usd);
  await radio(page, new RegExp(`^${frequency}`)).check();
};

const nexts: Next[] = [
  {
    name: 'the first choice again',
    act: (page) => asPlan(page, firstChoice.usd, 'Annual'),
    choice: firstChoice,
  },
  {
    name: 'a plan, by key',
    act: async (page) => {
      await asPlan(page, partialUsd, 'Semi-annual');
      await amountRadio(page, 'plan', partialUsd).press('ArrowUp');
    },
    choice: plan(firstChoice.usd, 'semi-annual'),
  },
  {
    name: 'an amount of one’s own',
    act: async (page) => {
      await asPlan(page, basicUsd, 'Monthly');
      await ownAmount(page).fill('$1,001');
    },
    choice: plan(1001, 'monthly'),
  },
  {
    name: 'the sponsorship by the month',
    act: async (page) => {
      await asPlan(page, basicUsd, 'Annual');
      await choosePlan(page, monthlySponsorship.usd);
    },
    choice: monthlySponsorship,
  },
  {
    name: 'what can’t be read',
    act: async (page) => {
      await radio(page, 'Give once').check();
      await ownAmount(page, 'once').fill('-5');
    },
    choice: null,
  },
  {
    name: 'the address of another plan',
    act: (page) => page.evaluate(() => (location.hash = '#plan-71-annual')),
    choice: plan(71, 'annual'),
  },
];

// What may follow on what, after what interruption: src/pages/give/giving-fields.test.ts.

for (const [where, starts] of [
  ['at an address', atAddress],
  ['before hydration', early],
  ['later', later],
] as const) {
  test(`what is chosen ${where} is what every place says`, async ({ page, expectedErrors }) => {
    expectedErrors.push(/rendered again/);
    await keepGiven(page);
    for (const start of starts) {
      await test.step(start.name, async () => {
        // So that the page is loaded anew; from another site's it would need a new process.
        await page.goto('/robots.txt');
        await start.begin(page);
        await expectEverywhere(page, start.choice);
        await page.unrouteAll();
      });
    }
  });
}

test('whatever is chosen next is what every place says', async ({ page }) => {
  await keepGiven(page);
  await openGive(page, basicMonthly);
  for (const next of nexts) {
    await test.step(next.name, async () => {
      await next.act(page);
      await expectEverywhere(page, next.choice);
    });
  }
});
