import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { decodeQR } from 'qr/decode.js';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { organization } from '../../src/content/organization.ts';
import type { BankAccount } from '../../src/content/payments.ts';
import { printedCards } from '../../src/giving/printed-cards.ts';
import { launchOptions } from '../browser/launch-options.ts';
import { factsOfSite, readFacts } from '../facts/read-facts.ts';
import { bankAccount, paybill, paymentDetails } from '../../tests/expected-facts.ts';
import { cardFonts, cardHtml, cardsDir } from './card.ts';
import { fitWords } from './fit-words.ts';
import { MOST_CARD_BYTES, printedCard, cardNames, cardFacts } from './printed-card.ts';

const dot = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='1' height='1'/%3E";
const nothing = { fonts: '', mark: dot, photo: dot, children: '' };

function words(changed: Partial<typeof cardFacts> = {}): string {
  const html = cardHtml(printedCard('payment-card', { ...cardFacts, ...changed }), nothing);
  const body = html.slice(html.indexOf('<body'));
  return body.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');
}

describe.each(cardNames)('%s', (name) => {
  const card = printedCard(name);
  const { width, height } = card;
  const file = (extension: string) => path.join(cardsDir, `${name}.${extension}`);

  test('shows every payment detail, to the digit', () => {
    const html = cardHtml(card, nothing);
    for (const value of paymentDetails) {
      expect(html).toMatch(new RegExp(`[> ]${value}[<. ]`));
    }
    // Whom to call before a large transfer.
    expect(html).toContain('+254 000 000 117');
    const account = cardFacts.details.paybillAccount.value;
    const numbers = `paybill ${paybill}, account name ${account}; bank account ${bankAccount}`;
    expect(printedCards[name].alt).toContain(numbers);
  });

  // The code is read from the picture, as a camera does.
  test('holds a code that leads to this site’s own page', async () => {
    const { data } = await sharp(file('png'))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const read = decodeQR({ data, width, height }, { timeLimit: 10_000 });
    expect(read).toBe(`${readFacts(factsOfSite).home.siteUrl}/give`);
  });

  test.each(['png', 'avif'])('is a small %s picture of its size', async (extension) => {
    expect(await sharp(file(extension)).metadata()).toMatchObject({ width, height });
    expect(statSync(file(extension)).size).toBeLessThanOrEqual(MOST_CARD_BYTES);
  });

  test('prints on one small sheet, in fonts that it brings', () => {
    const pdf = readFileSync(file('pdf'), 'latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    expect(pdf.length).toBeLessThanOrEqual(MOST_CARD_BYTES);
    const fonts = new Set(
      [...pdf.matchAll(/\/BaseFont\s*\/[A-Z]{6}\+([\w-]+)/g)].map(([, font]) => font),
    );
    // The display font's file keeps the name of the font that it was made of.
    expect(fonts).toEqual(new Set(['Fraunces-9ptBlack', 'PTSans-Bold', 'PTSans-Regular']));
  });
});

describe('the words of the card', () => {
  const [phone] = organization.phones;

  test('say whom to ask while the bank is not known', () => {
    const unset = { name: null, branch: null, bic: null };
    expect(words({ bank: unset })).toContain(`For the bank, branch and SWIFT code call ${phone}`);
    const known = words({ bank: { name: 'A & B', branch: 'Ruai', bic: null } });
    expect(known).toContain(`A &amp; B, Ruai. For the SWIFT code call ${phone}`);
    const bank = { name: 'A bank', branch: 'Ruai', bic: 'ABCDKENX' };
    expect(words({ bank })).toContain('A bank, Ruai, SWIFT ABCDKENX');
  });

  test('tell several accounts apart by the money they take', () => {
    const [account] = cardFacts.accounts;
    const accounts = [
      { ...account, value: '1001001', currencies: ['KES'] },
      { ...account, value: '1001002', currencies: ['USD', 'EUR'] },
    ] as typeof cardFacts.accounts;
    expect(words({ accounts })).toContain('1001001 (KES) 1001002 (USD and EUR)');
    expect(words({ accounts: accounts.slice(1) })).not.toContain('USD');
  });

  test('name the day of the last check once there was one', () => {
    expect(words({ checked: null })).not.toContain('checked');
    expect(words({ checked: '2026-11-23' })).toContain('Details checked on 23 November 2026');
  });
});

test.each(cardNames)(
  '%s says that words do not fit, and breaks no list of currencies',
  async (name) => {
    await using browser = await chromium.launch(launchOptions);
    const { width, height } = printedCard(name);
    const page = await browser.newPage({ viewport: { width, height } });
    const { details, accounts } = cardFacts;
    const overfull = async (changed: Partial<typeof cardFacts>) => {
      const card = printedCard(name, { ...cardFacts, ...changed });
      await page.setContent(cardHtml(card, { ...nothing, fonts: cardFonts() }));
      return await fitWords(page);
    };
    const [first, ...others] = accounts as typeof accounts & [BankAccount];
    const three = [{ ...first, currencies: ['USD', 'EUR', 'GBP'] }, ...others];
    expect(await overfull({ accounts: three })).toEqual([]);
    const lists = page.locator('.account small');
    expect(await lists.evaluateAll((all) => all.map((it) => it.getClientRects().length))).toEqual([
      1, 1,
    ]);
    // Too wide, and too many.
    for (const value of ['W'.repeat(90), 'A long name '.repeat(60)]) {
      const bankAccountName = { ...details.bankAccountName, value };
      expect(await overfull({ details: { ...details, bankAccountName } })).not.toEqual([]);
    }
  },
);
