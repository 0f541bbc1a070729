import type { Page } from '@playwright/test';
import { annualFees } from '../../../src/content/payments.ts';
import { sponsorshipAmountOptions } from '../../../src/content/sponsorship-options.ts';
import { type GivingChoice, yearPlan } from '../../../src/lib/giving-choice.ts';
import { formatUsd } from '../../../src/lib/money.ts';
import { untilHydrated } from './hydration.ts';

export const firstChoice = yearPlan(annualFees.usd, 'annual');

/** What is offered beside the whole fees, in US dollars a year. */
export const partialUsd = Number(sponsorshipAmountOptions[1].value);
export const basicUsd = Number(sponsorshipAmountOptions[2].value);

export const panel = (page: Page) => page.getByRole('region', { name: /^Your (plan|gift)$/ });
export const payment = (page: Page) => panel(page).getByRole('status').first();
export const payLink = (page: Page) => panel(page).getByRole('link', { name: /^Pay/ });
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
