import type { Page } from '@playwright/test';
import { planOf } from '../../../src/giving/plan-of.ts';
import { choosingTexts } from '../../../src/content/page-texts/give.ts';
import { annualFees, donationTiers, MPESA_LIMIT_KES } from '../../../src/content/payments.ts';
import { giftPurposes, purposeOf } from '../../../src/content/purposes.ts';
import {
  morePlans,
  offeredAmountsUsd,
  OWN_AMOUNT,
  planAmountsUsd,
  sponsorshipAmountOptions,
} from '../../../src/content/sponsorship-options.ts';
import { fragmentOf, type GivingChoice } from '../../../src/lib/giving-plan.ts';
import { formatKes, formatUsd } from '../../../src/lib/money.ts';
import { paymentWords } from '../../../src/giving/payment-words.ts';
import { untilHydrated } from './hydration.ts';
import { expect } from './site-test.ts';

export const firstChoice: GivingChoice = { kind: 'plan', usd: annualFees.usd, frequency: 'annual' };

const firstFragment = fragmentOf(firstChoice);

/** What is offered beside the whole fees, in US dollars a year. */
export const partialUsd = Number(sponsorshipAmountOptions[1].value);
export const basicUsd = Number(sponsorshipAmountOptions[2].value);

export const panel = (page: Page) => page.getByRole('region', { name: /^Your (plan|gift)$/ });
export const payment = (page: Page) => panel(page).getByRole('status').first();
export const mpesa = (page: Page) => page.getByRole('article').filter({ hasText: 'Step by step' });
export const ownAmount = (page: Page, every: 'a year' | 'once' = 'a year') =>
  page.getByRole('textbox', { name: new RegExp(`^Your own amount.* ${every}$`) });

/** The radio of an amount: '$50 a year …' of a plan, '$50 KSH …' of a gift. */
export const amountRadio = (page: Page, kind: GivingChoice['kind'], usd: number) =>
  page.getByRole('radio', {
    name: new RegExp(`^\\${formatUsd(usd)} ${kind === 'plan' ? 'a year' : 'KSH'}`),
  });

export async function openGive(page: Page, fragment = '') {
  await page.goto(`/give${fragment}`, { waitUntil: 'domcontentloaded' });
  await untilHydrated(page);
}

type Given = { file: Promise<string> | null; shared: ShareData | null };

/** Call it before `goto`: keeps what is saved and shared, instead of saving and sharing it. */
export async function keepGiven(page: Page) {
  await page.addInitScript(() => {
    const given: Given = { file: null, shared: null };
    Object.assign(window, { given });
    URL.createObjectURL = (file: Blob) => {
      given.file = file.text();
      return '#';
    };
    const click: (this: HTMLElement) => void = Reflect.get(HTMLElement.prototype, 'click');
    HTMLAnchorElement.prototype.click = function clickUnlessSaving() {
      if (!this.download) click.call(this);
    };
    navigator.share = (data) => {
      given.shared = data ?? null;
      return Promise.resolve();
    };
  });
}

const oneLine = (text = '') => text.replaceAll(/\s+/g, ' ').trim();
const amountsIn = (text = '') => oneLine(text).match(/KSH [\d,]+|\$[\d,.]+/g) ?? [];

/** What every place of the page says of the choice; in one step, because a table of tests asks it often. */
async function places(page: Page) {
  const found = await page.evaluate(async () => {
    const { given } = window as unknown as { given: Given };
    Object.assign(given, { file: null, shared: null });
    const panel = document.querySelector('[aria-labelledby=plan-title]');
    for (const button of panel?.querySelectorAll('button') ?? [])
      if (/in my calendar$|^Share this/.test(button.textContent)) button.click();
    const days = document.querySelectorAll<HTMLInputElement>('[type=date]');
    const rows = document.querySelectorAll('#pay button');
    const fields = document.querySelectorAll<HTMLInputElement>('#tell-us :is(input, select)');
    return {
      panel: panel?.querySelector<HTMLElement>('[role=status]')?.innerText,
      rows: [...rows].map((row) => row.textContent),
      fields: Object.fromEntries([...fields].map(({ name, value }) => [name, value])),
      days: [...days].filter((it) => it.value !== '' && it.checkVisibility()).length,
      preview: document.querySelector<HTMLElement>('#tell-us aside')?.innerText,
      file: (await given.file) ?? '',
      shared: given.shared,
      marked: [...document.querySelectorAll('table [aria-current]')].map((it) => it.textContent),
      checked: [...document.querySelectorAll('#giving-fields :checked')]
        .filter((it) => it.checkVisibility())
        .map((it) => it.getAttribute('value')),
      button: panel?.querySelector('a')?.textContent,
      hash: window.location.hash,
    };
  });
  const { fields, shared, hash } = found;
  return {
    panel: oneLine(found.panel),
    button: found.button,
    /** Of the radios in view, in order: the kind, the amount and a plan's frequency. */
    checked: found.checked,
    paid: found.rows.filter((row) => row.includes('Amount')).map((row) => amountsIn(row).join(' ')),
    note: [fields['amount'], fields['paidBy'], fields['purpose']],
    /** Of the first payment and of the note. */
    days: found.days,
    preview: amountsIn(found.preview),
    calendar: amountsIn(/^SUMMARY:.*/m.exec(found.file.replaceAll('\\', ''))?.[0]),
    shared: [...amountsIn(shared?.text), shared?.url?.replace(/.*#/, '#') ?? ''],
    marked: found.marked.map((text) => amountsIn(text).at(-1)),
    // Another fragment says nothing of a choice.
    address: /^#(?:plan|gift)-/.test(hash) ? hash : '',
  };
}

type Wanted = Record<keyof Awaited<ReturnType<typeof places>>, unknown>;

/** Null: an amount of one's own that can't be read. */
export async function expectEverywhere(page: Page, choice: GivingChoice | null) {
  const wanted = choice ? wantedFor(choice) : nowhere;
  const options = { message: JSON.stringify(choice), intervals: [100] };
  await expect.poll(() => places(page), options).toEqual(wanted);
}

const nowhere = {
  panel: choosingTexts.noAmount,
  button: 'Pay',
  checked: expect.arrayContaining([OWN_AMOUNT]),
  paid: [],
  note: ['', 'mpesa', giftPurposes.mostNeeded],
  days: 1,
  preview: [],
  calendar: [],
  shared: [''],
  marked: [],
  address: '',
} satisfies Wanted;

function wantedFor(choice: GivingChoice): Wanted {
  const { eachKes } = planOf(choice);
  const [kes, usd, fragment] = [formatKes(eachKes), formatUsd(choice.usd), fragmentOf(choice)];
  const byBank = eachKes > MPESA_LIMIT_KES;
  const offered = choice.kind === 'gift' ? donationTiers.map((it) => it.amountUsd) : planAmountsUsd;
  const isOffered = offered.includes(choice.usd);
  const isInTable =
    isOffered &&
    (choice.kind === 'gift' ||
      offeredAmountsUsd.includes(choice.usd) ||
      morePlans.some((it) => it.usd === choice.usd && it.frequency === choice.frequency));
  return {
    panel: `${kes} ${paymentWords(choice)}`,
    button: `Pay ${kes}`,
    checked: [
      choice.kind,
      isOffered ? `${choice.usd}` : OWN_AMOUNT,
      ...(choice.kind === 'plan' ? [choice.frequency] : []),
    ],
    // By M-PESA, by a bank in Kenya, by one abroad.
    paid: byBank ? [kes, usd] : [kes, kes, usd],
    note: [kes, byBank ? 'bank' : 'mpesa', purposeOf(choice.kind, choice.usd)],
    days: 2,
    preview: [kes],
    calendar: [kes],
    shared: [kes, fragment],
    marked: isInTable ? [kes] : [],
    // The first choice needs none.
    address: fragment === firstFragment ? expect.stringMatching(`^(${fragment})?$`) : fragment,
  };
}
