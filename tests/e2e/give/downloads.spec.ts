import { readFile } from 'node:fs/promises';
import ICAL from 'ical.js';
import { planActionTexts } from '../../../src/content/page-texts/give.ts';
import { posterPhoto } from '../../../src/content/payment-cards.ts';
import { annualFees, paymentValues } from '../../../src/content/payments.ts';
import { giftPurposes } from '../../../src/content/purposes.ts';
import { pageNames } from '../../../src/content/shared-texts.ts';
import { expectAccessible } from '../setup/accessible.ts';
import { panel, partialUsd } from '../setup/giving.ts';
import { untilHydrated } from '../setup/hydration.ts';
import { expect, test } from '../setup/site-test.ts';
import type { Page } from '@playwright/test';
import { fileAddress, openCard } from '../../../tools/cards/open-card.ts';
import { cardHtml } from '../../../tools/cards/card.ts';
import { cardFonts } from '../../../tools/cards/card-fonts.ts';
import { paymentCard, paymentCardNames, paymentFacts } from '../../../tools/cards/payment-card.ts';

const { paybill, paybillAccount: account, bankAccount } = paymentValues;
const paymentNumbers = new RegExp(
  [paybill, account, bankAccount].map(({ value }) => value).join('|'),
);
const { usd } = annualFees;
const fragment = `#plan-${partialUsd}-quarterly`;

const calendar = (page: Page) => page.getByRole('button', { name: /in my calendar$/ });
const share = (page: Page) => page.getByRole('button', { name: 'Share this plan' });
const link = (page: Page) => page.getByRole('textbox', { name: 'The link to this plan' });

async function openPlan(page: Page, now: string, address = `/give#plan-${usd}-monthly`) {
  await page.clock.setFixedTime(new Date(now));
  await page.goto(address);
  await untilHydrated(page);
}

async function savedDays(page: Page): Promise<{ uid: string; days: string[]; text: string }> {
  const saving = page.waitForEvent('download');
  await calendar(page).click();
  const text = await readFile(await (await saving).path(), 'utf8');
  const [component] = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent');
  const event = new ICAL.Event(component);
  const days: string[] = [];
  const iterator = event.iterator();
  for (let day = iterator.next(); day; day = iterator.next()) days.push(day.toString());
  return { uid: event.uid, days, text };
}

test('saves the days of a plan, shows them to read, and offers the ready file; asks about a day that some months lack, and refuses one that is over', async ({
  page,
}) => {
  await openPlan(page, '2026-11-23T12:00:00Z');
  await expect(panel(page)).toContainText(/Last payment\s*1 November 2027/);
  await expect(panel(page)).toContainText('DJFMAMJJASON');
  const { uid, days, text } = await savedDays(page);
  expect(days).toHaveLength(12);
  expect([days[0], days.at(-1)]).toEqual(['2026-12-01', '2027-11-01']);
  expect(text).not.toMatch(paymentNumbers);
  expect((await savedDays(page)).uid).toBe(uid);

  await panel(page).getByText(planActionTexts.several.notSaved).click();
  await expect(panel(page).getByText('1 December 2026')).toBeVisible();
  const ready = panel(page).getByRole('link', { name: 'the 1st of every month' });
  await expect(ready).toHaveAttribute('href', `/reminders/plan-${usd}-monthly.ics`);
  await expectAccessible(page, 'saved', { within: '#choose' });

  await page.getByLabel('First payment').fill('2026-12-31');
  await expect(page.getByRole('radio', { name: planActionTexts.lastDay })).toBeChecked();
  expect((await savedDays(page)).days[2]).toBe('2027-02-28');
  await page.getByRole('radio', { name: 'the 28th' }).check();
  await expect(panel(page)).toContainText(/First payment\s*28 December 2026/);
  expect((await savedDays(page)).days.at(-1)).toBe('2027-11-28');
  // One that is over is refused.
  const day = page.getByLabel('First payment');
  await day.fill('2026-11-22');
  await calendar(page).click();
  await expect(day).toBeFocused();
  await expect(panel(page)).not.toContainText(planActionTexts.several.saved);
});

test.describe('in the visitor’s own calendar, in which a month begins 14 hours early,', () => {
  test.use({ timezoneId: 'Pacific/Kiritimati' });

  test(
    'a first payment that was shown stays until it is over',
    { tag: '@thorough' },
    async ({ page }) => {
      await openPlan(page, '2026-11-30T09:59:00Z', '/contact');
      await page.getByRole('link', { name: pageNames.give }).first().click();
      const day = page.getByLabel('First payment');
      for (const [time, first] of [
        ['2026-11-30T09:59:00Z', '2026-12-01'],
        ['2026-11-30T10:00:00Z', '2026-12-01'],
        ['2026-12-01T10:00:00Z', '2027-01-01'],
      ] as const) {
        await page.clock.setFixedTime(new Date(time));
        await page.evaluate(() => window.dispatchEvent(new Event('pageshow')));
        await expect(day).toHaveValue(first);
      }
    },
  );
});

test('sharing tells what was chosen, and no number; where it is refused or absent there are other ways', async ({
  page,
}) => {
  for (const outcome of ['AbortError', 'NotAllowedError', 'absent']) {
    await test.step(outcome, async () => {
      await page.goto('/robots.txt');
      await openPlan(page, '2026-11-23T12:00:00Z', `/give?fbclid=x${fragment}`);
      await page.evaluate((name) => {
        const refuse = (data: ShareData) => {
          document.documentElement.dataset['shared'] = JSON.stringify(data);
          return Promise.reject(new DOMException('', name));
        };
        const value = name === 'absent' ? undefined : refuse;
        Object.defineProperty(navigator, 'share', { value, configurable: true });
      }, outcome);
      await share(page).click();
      if (outcome !== 'absent') {
        const data = await page.locator('html').getAttribute('data-shared');
        expect(data).toContain(`/give${fragment}"}`);
        expect(data).not.toMatch(paymentNumbers);
        expect(data).not.toContain('fbclid');
        // Only the full fees are a year at school.
        expect(data).toContain(giftPurposes.supportsYear);
      }
      // Whoever closes the sheet wants nothing else.
      await expect(link(page)).toHaveCount(outcome === 'AbortError' ? 0 : 1);
      if (outcome === 'AbortError') return;
      await expect(link(page)).toHaveValue(new RegExp(`^http://localhost:\\d+/give${fragment}$`));
      const whatsApp = panel(page).getByRole('link', { name: 'WhatsApp' });
      await expect(whatsApp).toHaveAttribute('href', /^https:\/\/wa\.me\/\?text=/);
      await expectAccessible(page, 'shared', { within: '#choose' });
    });
  }
});

for (const name of paymentCardNames) {
  test(
    `long numbers and names make the letters of the ${name} smaller, and too long ones are named`,
    { tag: '@thorough' },
    async ({ browser }) => {
      const page = await browser.newPage();
      const photo = await fileAddress('image/jpeg', `photos/${posterPhoto.slug}.jpg`);
      const mark = await fileAddress('image/svg+xml', 'public/icon.svg');
      const tooLong = async (bankName: string, branch: string) => {
        const card = paymentCard(name, {
          ...paymentFacts,
          organization: { ...paymentFacts.organization, siteUrl: 'https://www.motherlycare.or.ke' },
          payments: {
            ...paymentFacts.payments,
            paybill: { ...paymentFacts.payments.paybill, value: '4093275' },
            // As where the paybill is the bank's, and the account is ours there.
            paybillAccount: { ...paymentFacts.payments.paybillAccount, value: '0110293847' },
          },
          bank: { name: bankName, branch, bic: 'ABCDKENXXXX' },
          checked: '2026-09-23',
        });
        await page.setViewportSize({ width: card.width, height: card.height });
        const inlined = { fonts: cardFonts(), mark, photo, dancers: '' };
        return openCard(page, cardHtml(card, inlined));
      };
      expect(await tooLong('The Co-operative Bank of Kenya Limited', 'Kangundo Road')).toEqual([]);
      const numbers = await page.locator('.number').evaluateAll((found) =>
        found.map((number) => {
          const text = document.createRange();
          text.selectNodeContents(number);
          return text.getBoundingClientRect().toJSON() as DOMRect;
        }),
      );
      expect(numbers).toHaveLength(2);
      expect(numbers[0]?.right).toBeLessThan(numbers[1]?.left ?? 0);
      expect(await tooLong('A bank with a name '.repeat(60), 'Ruai')).toContain('everything');
      await page.close();
    },
  );
}
