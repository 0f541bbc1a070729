import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { decodeQR } from 'qr/decode.js';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { paymentCardFiles } from '../../src/content/payment-card-files.generated.ts';
import { organization } from '../../src/content/organization.ts';
import { posterPhoto } from '../../src/content/payment-cards.ts';
import { cardsDir } from './card-files.ts';
import {
  PAYMENT_CARD_BYTES,
  checksums,
  checksumsFile,
  filesOf,
  generatedFile,
  generatedModule,
  paymentCardFile,
  paymentCardNames,
  paymentCardPage,
  paymentCardParts,
  presentSources,
} from './payment-card-files.ts';

const noFiles = { font: '', mark: '', photo: '', dancers: '' };
const parts = paymentCardParts('payment-card');
const { facts } = parts;

function words(changed: Partial<typeof facts> = {}): string {
  const { html } = paymentCardPage(
    'payment-card',
    { ...parts, facts: { ...facts, ...changed } },
    noFiles,
  );
  const body = html.slice(html.indexOf('<body'));
  return body.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');
}

test('card and poster are those of the present values and words (else: npm run cards) [fault 98]', () => {
  const expected = paymentCardNames.flatMap(filesOf);
  const found = readdirSync(cardsDir).filter((file) => !file.endsWith('.jpg'));
  expect(found.toSorted()).toEqual(expected.toSorted());
  expect(readFileSync(generatedFile, 'utf8')).toBe(generatedModule());
});

test('no picture was altered after it was made [fault 98]', () => {
  expect(readFileSync(checksumsFile, 'utf8')).toBe(checksums());
});

describe.each(paymentCardNames)('%s', (name) => {
  const file = (extension: string) => path.join(cardsDir, `${paymentCardFile(name)}.${extension}`);
  const { width, height } = paymentCardFiles[name];

  test('shows every payment value, to the digit [fault 98]', () => {
    const { html } = paymentCardPage(name, paymentCardParts(name), noFiles);
    for (const value of ['177338', 'MCCH', '5800555002', "Motherly Care Children's Home"]) {
      expect(html).toMatch(new RegExp(`[> ]${value}[<.]`));
    }
  });

  // From the picture itself, as a camera reads it.
  test('holds a code that leads to this site’s own page [fault 99]', async () => {
    const { data } = await sharp(file('png'))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const read = decodeQR({ data, width, height }, { timeLimit: 10_000 });
    expect(read).toBe(`${organization.siteUrl}/give`);
  });

  test.each(['png', 'avif'])('is a small %s picture of its size', async (extension) => {
    expect(await sharp(file(extension)).metadata()).toMatchObject({ width, height });
    expect(statSync(file(extension)).size).toBeLessThanOrEqual(PAYMENT_CARD_BYTES);
  });

  test('prints on one small sheet', () => {
    const pdf = readFileSync(file('pdf'), 'latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    expect(pdf.length).toBeLessThanOrEqual(PAYMENT_CARD_BYTES);
  });
});

describe('a card is out of date [fault 98]', () => {
  const present = paymentCardFile('payment-card');
  const { mobileMoney, bank } = facts.payments;
  const changedPayments = {
    bank,
    mobileMoney: {
      ...mobileMoney,
      values: [{ ...mobileMoney.values[0], value: '177339' }, mobileMoney.values[1]],
    },
  } as unknown as typeof facts.payments;

  test.each([
    ['paybill', { payments: changedPayments }],
    ['bank', { bank: { name: 'A bank', branch: 'Ruai', bic: null } }],
    ['day of the last check', { checked: '2026-11-23' }],
    ['phone', { organization: { ...facts.organization, phones: ['+254 700 000 000'] as const } }],
    ['address', { organization: { ...facts.organization, siteUrl: 'https://home.ke' } }],
  ])('when the %s changes', (_name, changed) => {
    const other = { ...parts, facts: { ...facts, ...changed } };
    expect(paymentCardFile('payment-card', other)).not.toBe(present);
  });

  test('when its template, a colour that it shows, or a picture changes', () => {
    const tokens = parts.tokens.replace('--paper: #', '--paper: #0');
    const others = [
      paymentCardFile('payment-card', { ...parts, template: `${parts.template}\n` }),
      paymentCardFile('payment-card', { ...parts, tokens }),
      paymentCardFile('payment-card', parts, { ...presentSources(), photoHash: '5e6f7a8b' }),
    ];
    for (const other of others) expect(other).not.toBe(present);
  });
});

describe('the words', () => {
  const [phone] = facts.organization.phones;

  test('say whom to ask while the bank is not known', () => {
    const unset = { name: null, branch: null, bic: null };
    expect(words({ bank: unset })).toContain(`Bank, branch and SWIFT: ask us, ${phone}`);
    const known = words({ bank: { name: 'A & B', branch: 'Ruai', bic: null } });
    expect(known).toContain(`A &amp; B, Ruai. SWIFT: ask us, ${phone}`);
    const bank = { name: 'A bank', branch: 'Ruai', bic: 'ABCDKENX' };
    expect(words({ bank })).toContain('A bank, Ruai, SWIFT ABCDKENX');
  });

  test('name the day of the last check once there was one', () => {
    expect(words({ checked: null })).not.toContain('checked');
    expect(words({ checked: '2026-11-23' })).toContain('Details checked on 23 November 2026');
  });
});

test('the poster, which names the home’s place, shows no real child', () => {
  const { photos } = JSON.parse(readFileSync('photos/photos.json', 'utf8')) as {
    photos: { slug: string; people: string }[];
  };
  const photo = photos.find(({ slug }) => slug === posterPhoto.slug);
  expect(['rendered', 'none']).toContain(photo?.people);
});
