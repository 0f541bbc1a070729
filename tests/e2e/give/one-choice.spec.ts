import type { Page } from '@playwright/test';
import { annualFees, donationTiers } from '../../../src/content/payments.ts';
import type { GivingChoice } from '../../../src/lib/giving-plan.ts';
import {
  amountRadio,
  expectEverywhere,
  firstChoice,
  keepGiven,
  openGive,
  ownAmount,
} from '../setup/giving.ts';
import { holdApp, untilHydrated, untilHydratedByItself } from '../setup/hydration.ts';
import { footerLink } from '../setup/main-links.ts';
import { expect, test } from '../setup/site-test.ts';

test.describe.configure({ timeout: 60_000 });
test.use({ contextOptions: { reducedMotion: 'reduce' } });

// Wherever a choice starts and whatever is chosen next, every place says the same amount.

const [firstGift] = donationTiers;
type Frequency = (GivingChoice & { kind: 'plan' })['frequency'];
const plan = (usd: number, frequency: Frequency): GivingChoice => ({
  kind: 'plan',
  usd,
  frequency,
});
const gift = (usd: number): GivingChoice => ({ kind: 'gift', usd });

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
    ['#plan-50-monthly', plan(50, 'monthly')],
    ['#plan-120-monthly', plan(120, 'monthly')],
    ['#plan-30000-annual', plan(30_000, 'annual')],
    ['#gift-300', gift(300)],
    ['#gift-40', gift(40)],
    ['#tell-us', firstChoice],
    ['#plan-1e9-annual', firstChoice],
  ] as const
).map(([fragment, choice]) => ({
  name: `the address ${fragment || 'alone'}`,
  begin: (page) => openGive(page, fragment),
  choice,
}));

/** What is done before the app has come; where `altered`, a translation tool has altered the page. */
const early: Start[] = (
  [
    ['nothing, altered', '#plan-50-monthly', async () => {}, plan(50, 'monthly')],
    [
      'an amount and then the first',
      '#plan-50-monthly',
      async (page) => {
        await choosePlan(page, 100);
        await choosePlan(page, annualFees.usd);
      },
      plan(annualFees.usd, 'monthly'),
    ],
    [
      'a link to a part of the page',
      '#plan-50-monthly',
      (page) => page.getByRole('link', { name: 'Pay', exact: true }).first().click(),
      plan(50, 'monthly'),
    ],
    [
      'an amount, altered',
      '#plan-50-monthly',
      (page) => choosePlan(page, 100),
      plan(100, 'monthly'),
    ],
    ['one’s own amount', '', (page) => ownAmount(page).fill('250'), plan(250, 'annual')],
    ['one’s own amount, altered', '', (page) => ownAmount(page).fill('250'), plan(250, 'annual')],
    ['no amount', '#plan-50-monthly', (page) => ownAmount(page).fill('abc'), null],
    [
      'the first kind of gift',
      '#gift-300',
      (page) => radio(page, 'Support a child for a year').check(),
      firstChoice,
    ],
    ['a gift', '#plan-50-monthly', (page) => chooseGift(page, 50), gift(50)],
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
      await openGive(page, '#plan-50-monthly');
      await choosePlan(page, 100);
      await expect(page).toHaveURL('/give#plan-100-monthly');
      await page.reload({ waitUntil: 'domcontentloaded' });
      await untilHydrated(page);
    },
    choice: plan(100, 'monthly'),
  },
  {
    name: 'Back from another page',
    begin: async (page) => {
      await openGive(page, '#gift-300');
      await chooseGift(page, 100);
      await expect(page).toHaveURL('/give#gift-100');
      await footerLink(page, '/programs').click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Programs');
      await page.goBack();
    },
    choice: gift(100),
  },
  {
    name: 'Back from a gift to the page without one',
    begin: async (page) => {
      await openGive(page);
      await page.evaluate(() => (location.hash = '#gift-300'));
      await expectEverywhere(page, gift(300));
      await page.goBack();
    },
    choice: firstChoice,
  },
  {
    name: 'a typed amount',
    begin: async (page) => {
      await openGive(page);
      await ownAmount(page).fill('300');
    },
    choice: plan(300, 'annual'),
  },
];

type Next = { name: string; act: (page: Page) => Promise<unknown>; choice: GivingChoice | null };

const asPlan = async (page: Page, usd: number, frequency: string) => {
  await radio(page, 'Support a child for a year').check();
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
    name: 'the first gift again',
    act: (page) => chooseGift(page, firstGift.amountUsd),
    choice: gift(firstGift.amountUsd),
  },
  {
    name: 'a plan, by key',
    act: async (page) => {
      await asPlan(page, 100, 'Semi-annual');
      await amountRadio(page, 'plan', 100).press('ArrowUp');
    },
    choice: plan(firstChoice.usd, 'semi-annual'),
  },
  {
    name: 'an amount of one’s own',
    act: async (page) => {
      await asPlan(page, 50, 'Monthly');
      await ownAmount(page).fill('$1,000');
    },
    choice: plan(1000, 'monthly'),
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
    act: (page) => page.evaluate(() => (location.hash = '#plan-70-annual')),
    choice: plan(70, 'annual'),
  },
];

for (const start of [...atAddress, ...early, ...later]) {
  test(`after ${start.name}, every place says what is chosen, and then each next choice`, async ({
    page,
    expectedErrors,
  }) => {
    expectedErrors.push(/rendered again/);
    await keepGiven(page);
    for (const next of nexts) {
      await test.step(next.name, async () => {
        // So that the page is loaded anew; from another site's it would need a new process.
        await page.goto('/robots.txt');
        await start.begin(page);
        if (next === nexts[0]) await expectEverywhere(page, start.choice);
        await next.act(page);
        await expectEverywhere(page, next.choice);
        await page.unrouteAll();
      });
    }
  });
}
