import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { planActionTexts, reminderDays } from '../../../src/content/page-texts/give.ts';
import { posterPhoto } from '../../../src/content/payment-cards.ts';
import { annualFees } from '../../../src/content/payments.ts';
import { givingChoices, isWorkedOut } from '../../giving-choices.ts';
import { paymentNumbers } from '../../payment-values.ts';
import { fileAddress, openCard } from '../../../tools/cards/open-card.ts';
import { cardHtml } from '../../../tools/cards/card.ts';
import { cardFonts } from '../../../tools/cards/card-fonts.ts';
import {
  paymentCard,
  type PaymentCardName,
  paymentCardNames,
  paymentFacts,
} from '../../../tools/cards/payment-card.ts';
import { expectAccessible } from '../setup/accessible.ts';
import { openGive, panel } from '../setup/giving.ts';
import { expect, test } from '../setup/site-test.ts';

const { usd } = annualFees;
const { thousandMonthly, uniforms } = givingChoices;
const firstDay = (page: Page) => page.getByLabel(planActionTexts.first);
const calendar = (page: Page) => page.getByRole('button', { name: /in my calendar$/ });

async function savedFile(page: Page) {
  const saving = page.waitForEvent('download');
  await calendar(page).click();
  return readFile(await (await saving).path(), 'utf8');
}

test('a first payment that was shown stays until it is over', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-10-31T12:00:00Z'));
  await openGive(page, `#plan-${usd}-monthly`);
  for (const [today, first] of [
    ['2026-11-01', '2026-11-01'],
    ['2026-11-23', '2026-12-01'],
  ] as const) {
    await page.clock.setFixedTime(new Date(`${today}T12:00:00Z`));
    await page.evaluate(() => window.dispatchEvent(new Event('pageshow')));
    await expect(firstDay(page)).toHaveValue(first);
  }
});

// Which days a program finds in the file: src/giving/reminder-file.test.ts.
test.describe('on 23 November 2026', () => {
  test.beforeEach(({ page }) => page.clock.setFixedTime(new Date('2026-11-23T12:00:00Z')));

  test('saves the days of a plan, shows them and offers the ready file', async ({ page }) => {
    await openGive(page, `#plan-${usd}-monthly`);
    await expect(panel(page)).toContainText(/Last payment\s*1 November 2027/);
    await expect(panel(page)).toContainText('DJFMAMJJASON');
    const file = await savedFile(page);
    expect(file).toContain('DTSTART;VALUE=DATE:20261201');
    expect(await savedFile(page)).toContain(/^UID:.*/m.exec(file)?.[0] ?? 'a UID');
    await panel(page).getByText(planActionTexts.several.notSaved).click();
    await expect(panel(page).getByText('1 December 2026')).toBeVisible();
    const ready = panel(page).getByRole('link', { name: reminderDays.monthly });
    await expect(ready).toHaveAttribute('href', `/reminders/plan-${usd}-monthly.ics`);
    await expectAccessible(page, 'saved', { within: '#choose' });
  });

  test('asks about a day that some months lack, and refuses one that is over', async ({ page }) => {
    await openGive(page, `#plan-${usd}-monthly`);
    await firstDay(page).fill('2026-12-31');
    await expect(page.getByRole('radio', { name: planActionTexts.lastDay })).toBeChecked();
    expect(await savedFile(page)).toContain('BYMONTHDAY=-1');
    await page.getByRole('radio', { name: planActionTexts.day28 }).check();
    await expect(panel(page)).toContainText(/First payment\s*28 December 2026/);
    expect(await savedFile(page)).toContain('DTSTART;VALUE=DATE:20261228');
    await firstDay(page).fill('2026-11-22');
    await calendar(page).click();
    await expect(firstDay(page)).toBeFocused();
    await expect(panel(page)).not.toContainText(planActionTexts.several.saved);
  });
});

test('saves and shares the choice with its purpose and no number', async ({ page }) => {
  test.skip(!isWorkedOut, 'the table was worked out for other prices');
  await page.clock.setFixedTime(new Date('2026-11-23T12:00:00Z'));
  for (const given of [thousandMonthly, uniforms])
    await test.step(given.fragment, async () => {
      const kind = given === uniforms ? 'gift' : 'plan';
      await openGive(page, `?fbclid=${kind}${given.fragment}`);
      const file = (await savedFile(page)).replaceAll('\r\n ', '').replaceAll('\\', '');
      expect(file).toContain(`SUMMARY:${given.reminder.title}\r\n`);
      expect(file).toContain(`DESCRIPTION:${given.reminder.text}n`);
      expect(file.match(/RRULE:(.*)\r/)?.[1] ?? null).toBe(given.reminder.rule);
      expect(file).toContain(`/give${given.fragment}\r\n`);
      const link = page.getByRole('textbox', { name: `The link to this ${kind}` });
      for (const outcome of ['AbortError', 'NotAllowedError']) {
        const sharing = page.evaluate(
          (name) =>
            new Promise<ShareData>((resolve) => {
              navigator.share = (data) => {
                resolve(data ?? {});
                return Promise.reject(new DOMException('', name));
              };
            }),
          outcome,
        );
        await page.getByRole('button', { name: `Share this ${kind}` }).click();
        const shared = await sharing;
        expect(shared.text).toBe(given.shared);
        expect(shared.url).toMatch(
          new RegExp(`^http://127\\.0\\.0\\.1:\\d+/give${given.fragment}$`),
        );
        expect(JSON.stringify(shared)).not.toMatch(new RegExp(paymentNumbers.join('|')));
        // Whoever closes the sheet wants nothing else.
        await expect(link).toHaveCount(outcome === 'AbortError' ? 0 : 1);
      }
      await expect(link).toHaveValue(new RegExp(`/give${given.fragment}$`));
      const whatsApp = panel(page).getByRole('link', { name: 'WhatsApp' });
      await expect(whatsApp).toHaveAttribute('href', /^https:\/\/wa\.me\/\?text=/);
    });
  await expectAccessible(page, 'shared', { within: '#choose' });
});

test(
  'makes the letters of a card smaller for long numbers and names',
  { tag: '@thorough' },
  async ({ page }) => {
    const photo = await fileAddress('image/jpeg', `photos/${posterPhoto.slug}.jpg`);
    const mark = await fileAddress('image/svg+xml', 'public/icon.svg');
    const { paybill, paybillAccount, ...others } = paymentFacts.payments;
    const payments = {
      ...others,
      paybill: { ...paybill, value: '4093275' },
      // As where the paybill is the bank's, and the account is ours there.
      paybillAccount: { ...paybillAccount, value: '0110293847' },
    };
    const tooLong = (card: PaymentCardName, bankName: string) => {
      const bank = { name: bankName, branch: 'Kangundo Road', bic: 'ABCDKENXXXX' };
      const facts = { ...paymentFacts, payments, bank, checked: '2026-09-23' };
      const html = cardHtml(paymentCard(card, facts), {
        fonts: cardFonts(),
        mark,
        photo,
        dancers: '',
      });
      return openCard(page, html);
    };
    for (const name of paymentCardNames) {
      const { width, height } = paymentCard(name);
      await page.setViewportSize({ width, height });
      expect(await tooLong(name, 'The Co-operative Bank of Kenya Limited')).toEqual([]);
      const [first, second] = await page.locator('.number').evaluateAll((found) =>
        found.map((number) => {
          const text = document.createRange();
          text.selectNodeContents(number);
          return text.getBoundingClientRect();
        }),
      );
      expect(first?.right).toBeLessThan(second?.left ?? 0);
      expect(await tooLong(name, 'A bank with a name '.repeat(60))).toContain('everything');
    }
  },
);
