import type { Page } from '@playwright/test';
import { sponsorshipAmountOptions } from '../../../src/content/sponsorship-options.ts';
import type { GivingChoice } from '../../../src/lib/giving-choice.ts';
import { formatUsd } from '../../../src/lib/money.ts';
import type { GivenChoice } from '../../giving-choices.ts';
import { untilHydrated } from './hydration.ts';
import { expect } from './site-test.ts';

/** Offered beside the full fees, in US dollars a year. */
export const partialUsd = Number(sponsorshipAmountOptions[1].value);

export const panel = (page: Page) => page.getByRole('region', { name: /^Your (plan|gift)$/ });
export const payment = (page: Page) => panel(page).getByRole('status').first();
export const payLink = (page: Page) => panel(page).getByRole('link', { name: /^Pay/ });
export const mpesa = (page: Page) => page.getByRole('article').filter({ hasText: 'Step by step' });
export const ownAmount = (page: Page, kind: GivingChoice['kind'] = 'plan') =>
  page.getByRole('textbox', {
    name: kind === 'gift' ? /^Your own amount, once$/ : /^Your own amount, (?!once$)/,
  });
export const payButtons = (page: Page) => page.locator('#pay button', { hasText: 'Amount' });
export const inNote = (page: Page, label: string) =>
  page.getByRole('region', { name: 'Tell us' }).getByLabel(label);

/** '$50 a year …' of a plan, '$50 KSH …' of a gift. */
export const amountRadio = (page: Page, kind: GivingChoice['kind'], usd: number) =>
  page.getByRole('radio', {
    name: new RegExp(`^\\${formatUsd(usd)} ${kind === 'plan' ? 'a year' : 'KSH'}`),
  });

export async function openGive(page: Page, fragment = '') {
  await page.goto(`/give${fragment}`, { waitUntil: 'domcontentloaded' });
  await untilHydrated(page);
}

/** The radios and the field that make a choice of the table. */
function controls(page: Page, { choose: how }: GivenChoice) {
  const isGift = how.frequency === null;
  const radio = (name: string) =>
    page.getByRole('radio', { name: new RegExp(`^${name.replace('$', String.raw`\$`)}`) });
  const field = ownAmount(page, isGift ? 'gift' : 'plan');
  return {
    kind: radio(isGift ? 'Give once' : 'Support a child'),
    card: 'card' in how ? radio(how.card) : null,
    own:
      'own' in how
        ? { field, amount: how.own, currency: field.locator('..').getByLabel(how.currency) }
        : null,
    frequency: how.frequency === null ? null : radio(how.frequency),
  };
}

/** By the cards, or by writing an amount beside its currency. */
export async function choose(page: Page, given: GivenChoice) {
  const { kind, card, own, frequency } = controls(page, given);
  await kind.check();
  await card?.check();
  await own?.field.fill(own.amount);
  await own?.currency.check();
  await frequency?.check();
}

/** The table's words for a choice. */
export async function expectEverywhere(page: Page, given: GivenChoice) {
  const { fragment, mpesa: byMpesa, kenya, abroad, note } = given;
  const { sum, words, pay, year } = given.panel;
  await expect(payment(page)).toHaveText(`${sum} ${words}`);
  await expect(payLink(page)).toHaveText(pay);
  await expect(panel(page).getByRole('definition').filter({ hasText: 'KSH' })).toHaveText(year);
  const paid = [...(byMpesa ? [byMpesa] : []), kenya, abroad];
  await expect(payButtons(page)).toHaveText(
    paid.map(({ label, value }) => `Copy ${label} ${value}`),
  );
  if (byMpesa) await expect(mpesa(page).getByText(byMpesa.words, { exact: true })).toBeVisible();
  await expect(inNote(page, 'Amount')).toHaveValue(note.amount);
  await expect(inNote(page, 'Paid by')).toHaveValue(byMpesa ? 'mpesa' : 'bank');
  await expect(inNote(page, 'What it is for')).toHaveValue(note.purpose);
  const { kind, card, own, frequency } = controls(page, given);
  for (const radio of [kind, card, own?.currency, frequency])
    if (radio) await expect(radio).toBeChecked();
  // With or without the comma between thousands.
  if (own) await expect(own.field).toHaveValue(new RegExp(`^${own.amount.replace(',', ',?')}$`));
  // The choice that the page starts with is not in the address.
  const isFirst = fragment === '#plan-185-annual';
  await expect(page).toHaveURL(new RegExp(`/give${isFirst ? `(${fragment})?` : fragment}$`));
}

/** On a phone the fields that the page has filled in are folded away. */
export async function openFilledIn(page: Page) {
  const fold = page
    .getByRole('region', { name: 'Tell us' })
    .locator('details', { hasText: 'Change' });
  if ((await fold.isVisible()) && (await fold.getAttribute('open')) === null)
    await fold.locator('summary').click();
}
