import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyCharacter } from '../../tests/any-character.ts';
import { readMpesa } from './mpesa-message.ts';

const ksh = (sum: number) => `Ksh${sum.toLocaleString('en')}.00`;
const rest =
  'New M-PESA balance is Ksh1,234.00. Transaction cost, Ksh23.00. Amount you can transact within the day is 499,500.00. To reverse, forward this message to 456.';
const restInKiswahili =
  'Salio lako la M-PESA ni Ksh1,234.00. Gharama ya kutuma, Ksh23.00. Kiasi unachoweza kutuma kwa siku ni 499,500.00.';

describe('the message about a payment', () => {
  test.each([
    [
      `SKP7X81QZT Confirmed. Ksh500.00 sent to MOTHERLY CARE for account MCCH on 25/11/26 at 7:05 PM ${rest}`,
      [500, '2026-11-25'],
    ],
    [
      `SKP7X81QZT CONFIRMED.\r\nKSH 12,500.00 PAID TO MOTHERLY CARE. ON 1/2/2027 AT 7:05 PM.${rest}`,
      [12_500, '2027-02-01'],
    ],
    [
      `Congratulations! skp7x81qzt confirmed.Ksh500 sent to A HOME for account MCCH on 31/12/26 ${rest}`,
      [500, '2026-12-31'],
    ],
    [`SKP7X81QZT Confirmed. You have paid KES 1,200.00 to A HOME on 5/1/27`, [1200, '2027-01-05']],
    [
      `SKP7X81QZT Imethibitishwa Ksh500.00 imetumwa kwa MOTHERLY CARE kwa akaunti MCCH tarehe 25/11/26 saa 7:05 PM. ${restInKiswahili}`,
      [500, '2026-11-25'],
    ],
    [
      `SKP7X81QZT imethibitishwa. Ksh2,000.00 imelipwa kwa MOTHERLY CARE siku 1/12/26 saa 1:00 AM. ${restInKiswahili}`,
      [2000, '2026-12-01'],
    ],
    [`SKP7X81QZTConfirmed.\u00A0Ksh50.00 sent to A HOME. ${rest}`, [50, null]],
    ['SKP7X81QZT Confirmed. Ksh50.00 sent to A HOME on 31/2/26 at 2:05 PM', [50, null]],
    ['SKP7X81QZT Confirmed. Ksh1050.0 sent to A HOME on 25/11/26', [1050, '2026-11-25']],
    ['SKP7X81QZT Confirmed. Ksh1,050.5 paid to A HOME on 25/11/26', [1050.5, '2026-11-25']],
    ['SKP7X81QZT Confirmed. You have paid Ksh1050.0 to A HOME', [1050, null]],
    ['SKP7X81QZT Confirmed. Ksh50.50 sent to A HOME on 25/11/26', [50.5, '2026-11-25']],
    ['SKN5A11BCDSKP7X81QZT Confirmed. Ksh500.00 sent to A HOME on 25/11/26', [500, '2026-11-25']],
    ['SKP7X81QZT Confirmed.', [null, null]],
    ['SKP7X81QZT Confirmed. Ksh500.00 was sent to A HOME on 25/11/26', [500, '2026-11-25']],
    [
      'SKP7X81QZT Imethibitishwa. Ksh1,500.00 zimetumwa kwa A HOME siku 25/11/26',
      [1500, '2026-11-25'],
    ],
    // Fuliza's notice about the same payment, before and after it.
    [
      'SKP7X81QZT Confirmed. Fuliza M-PESA amount is Ksh 300.00. SKP7X81QZT Confirmed. Ksh500.00 sent to A HOME on 25/11/26',
      [500, '2026-11-25'],
    ],
    [
      'SKP7X81QZT Confirmed. Ksh500.00 sent to A HOME on 25/11/26 SKP7X81QZT Confirmed. Fuliza M-PESA amount is Ksh 300.00.',
      [500, '2026-11-25'],
    ],
  ] as const)('%j has the amount and day %j', (text, [amount, day]) => {
    const code = 'SKP7X81QZT';
    expect(readMpesa(text)).toEqual({ code, amount, day, unread: null, boxText: code });
  });

  test('never gives balance, fee or limit as the amount', () => {
    const sums = fc.integer({ min: 1, max: 999_999 });
    fc.assert(
      fc.property(sums, sums, sums, sums, fc.boolean(), (paid, balance, fee, limit, english) => {
        const text = english
          ? `UGLQXAXODW Confirmed. ${ksh(paid)} sent to A HOME on 21/7/26 at 2:33 PM New M-PESA balance is ${ksh(balance)}. Transaction cost, ${ksh(fee)}. Amount you can transact within the day is ${limit}.00.`
          : `UGLQXAXODW Imethibitishwa ${ksh(paid)} imetumwa kwa A HOME tarehe 21/7/26 saa 2:33 PM. Salio lako la M-PESA ni ${ksh(balance)}. Gharama ya kutuma, ${ksh(fee)}.`;
        expect(readMpesa(text)).toMatchObject({
          code: 'UGLQXAXODW',
          amount: paid,
          day: '2026-07-21',
        });
      }),
    );
  });
});

describe('a code without its message', () => {
  test.each([
    'SKP7X81QZT',
    ' skp7x81qzt ',
    '\u200ESKP7X81QZT\u200B',
    'skp7 x81 qzt',
    'SKP7\u2011X81\u2011QZT',
    '“SKP7X81QZT”',
    'Code SKP7X81QZT.',
    'M-PESA CODE: SKP7 X81 QZT',
    'M-PESA code is skp7x81qzt, thank you',
    'SKP7X81QZT and once more SKP7X81QZT',
  ])('is read from %j', (text) => {
    expect(readMpesa(text)).toEqual({
      code: 'SKP7X81QZT',
      amount: null,
      day: null,
      unread: null,
      boxText: 'SKP7X81QZT',
    });
  });

  test.each([
    ['I paid KSH 500 today. SKP7X81QZT', 500, null],
    ['SKP7X81QZT, 500 shillings from 0712345678, 25/11/26', null, '2026-11-25'],
    ['KES 3,000.50 sent to Paybill 117. M-PESA Ref SKP7X81QZT on 5-11-2026', 3000.5, '2026-11-05'],
    ['I paid Ksh1050.0. SKP7X81QZT', 1050, null],
    ['SKP7X81QZT, 1,000 KES only', 1000, null],
    ['SKP7X81QZT KSH 500, and KSH 200 before', null, null],
    ['4,500/= (SKP7X81QZT)', 4500, null],
    ['SKP7X81QZT, I paid 4500 on 25/11/26.', 4500, '2026-11-25'],
    ['Nimelipa 1,500 leo. SKP7X81QZT', 1500, null],
    ['SKP7X81QZT 0712345678', null, null],
    ['SKP7X81QZT Transaction cost, Ksh23.00', null, null],
  ])('has in %j the sum %j and the day %j', (text, amount, day) => {
    expect(readMpesa(text)).toMatchObject({ code: 'SKP7X81QZT', amount, day });
  });

  test('may have no digit where nothing else is typed', () => {
    expect(readMpesa('UGLQXAXODW.').code).toBe('UGLQXAXODW');
  });
});

describe('nothing is read', () => {
  test.each([
    ['', 'empty'],
    [' \n', 'empty'],
    ['0712345678', 'phone'],
    ['+254 712 345 678', 'phone'],
    ['0712345678 Confirmed the payment', 'noCode'],
    ['0712345678 Confirmed. Ksh500.00 sent to A HOME on 25/11/26', 'noCode'],
    [`Confirmed. Ksh500.00 sent to A HOME for account MCCH on 25/11/26 ${rest}`, 'noCode'],
    [`Ksh500.00 sent to A HOME for account MCCH on 25/11/26 at 7:05 PM ${rest}`, 'noCode'],
    ['today at 5pm', 'noCode'],
    ['headmaster', 'noCode'],
    ['THE HEADMASTER CONFIRMED IT', 'noCode'],
    ['I SENT IT YESTERDAYS AT NOON', 'noCode'],
    ['KSH5000 YES', 'noCode'],
    ['KSH1000000', 'noCode'],
    ['25NOVEMBER', 'noCode'],
    // M-PESA's codes begin with a letter.
    ['5A7XB2KQ9M', 'noCode'],
    ['Ref: 5A7XB2KQ9M', 'noCode'],
    ['5A7X B2K Q9M', 'noCode'],
    ['5A7XB2KQ9M Confirmed. Ksh500.00 sent to A HOME on 25/11/26', 'noCode'],
    ['Paid on november25', 'noCode'],
    ['SKP7X81QZ', 'length'],
    ['SKP7X81QZTZ', 'length'],
    ['SKP7X81QZT or SKP7X81QZU', 'several'],
    [
      'SKP7X81QZT Confirmed. Ksh500.00 sent to A HOME on 25/11/26 SKP7X81QZU Confirmed. Ksh500.00 sent to A HOME on 26/11/26',
      'several',
    ],
    [
      'SKP7X81QZT Confirmed. Ksh500.00 sent to A HOME on 25/11/26 SKP7X81QZT Confirmed. SKP7X81QZU Confirmed.',
      'several',
    ],
  ] as const)('from %j: %s', (text, unread) => {
    expect(readMpesa(text)).toEqual({ code: null, amount: null, day: null, unread, boxText: text });
  });

  // Refused, borrowed, received, taken back, taken out, or bought.
  test.each([
    'SKP7X81QZT Failed. You do not have enough money to pay Ksh500.00 to A HOME.',
    'SKP7X81QZT Imekataliwa. Huna pesa za kutosha kulipa Ksh500.00.',
    'SKP7X81QZT Confirmed. Fuliza M-PESA amount is Ksh 500.00. Access Fee charged Ksh 5.00. Total Fuliza M-PESA outstanding amount is Ksh505.00 due on 25/12/26.',
    'SKP7X81QZT Confirmed. Ksh 500.00 from your M-PESA has been used to fully pay your outstanding Fuliza M-PESA.',
    `SKP7X81QZT Confirmed. You have received Ksh500.00 from JANE DOE 0712345678 on 25/11/26 at 7:05 PM ${rest}`,
    `SKP7X81QZT Imethibitishwa Umepokea Ksh500.00 kutoka JANE DOE 0712345678 mnamo 25/11/26 saa 7:05 PM ${restInKiswahili}`,
    'SKP7X81QZT confirmed. Reversal of transaction SKN5A11BCD has been successfully reversed on 25/11/26 at 7:05 PM and Ksh500.00 is credited to your M-PESA account.',
    'Transaction SKP7X81QZT has been reversed',
    `SKP7X81QZT Confirmed.on 25/11/26 at 7:05 PMWithdraw Ksh500.00 from 1234 ${rest}`,
    `SKP7X81QZT confirmed.You bought Ksh50.00 of airtime on 25/11/26. ${rest}`,
  ])('from %j, which is about no payment', (text) => {
    const unread = 'noPayment';
    expect(readMpesa(text)).toMatchObject({ code: null, amount: null, unread, boxText: text });
  });

  test.each([
    [
      `SKP7X81QZT Confirmed. Ksh500.00 sent to KPLC PREPAID for account 117 on 25/11/26 ${rest}`,
      null,
    ],
    ['SKP7X81QZT Confirmed. Ksh500.00 paid to A SHOP RUAI. on 25/11/26', null],
    ['SKP7X81QZT Confirmed. Ksh500.00 sent to A HOME for account Jane on 25/11/26', 'SKP7X81QZT'],
    ['SKP7X81QZT Confirmed. Ksh500.00 sent to B CENTRE for account mcch on 25/11/26', 'SKP7X81QZT'],
    ['I paid. SKP7X81QZT', 'SKP7X81QZT'],
  ])('from %j, unless it names the home or its account: %s', (text, code) => {
    const unread = code ? null : 'noPayment';
    expect(readMpesa(text, ['A Home', 'MCCH'])).toMatchObject({ code, unread });
  });

  // The letters of the account and of the name are there, but not as words of their own.
  test.each([
    `SKP7X81QZT Confirmed. Ksh500.00 sent to TOM C CHEGE 0712345678 on 25/11/26 at 7:05 PM ${rest}`,
    'SKP7X81QZT Confirmed. Ksh500.00 sent to MCCHEGE TRADERS for account 117 on 25/11/26',
    'SKP7X81QZT Confirmed. Ksh500.00 paid to HOPE CHILDRENS HOMES. on 25/11/26',
    'SKP7X81QZT Confirmed. Ksh500.00 paid to NEWHOPE CHILDRENS HOME. on 25/11/26',
    'SKP7X81QZT Confirmed. Ksh500.00 paid to HOPE AND CHILDRENS HOME. on 25/11/26',
  ])('from %j, which is to somebody else', (text) => {
    const unread = 'noPayment';
    expect(readMpesa(text, ['Hope Children’s Home', 'MCCH'])).toMatchObject({ code: null, unread });
  });

  test.each([
    'SKP7X81QZT Confirmed. Ksh500.00 sent to HOPE CHILDRENS HOME for account Jane on 25/11/26',
    "SKP7X81QZT Confirmed. Ksh500.00 sent to HOPE CHILDREN'S HOME for account Jane on 25/11/26",
    'SKP7X81QZT Confirmed. Ksh500.00 paid to HOPE-CHILDREN’S HOME.on 25/11/26',
    `SKP7X81QZT Confirmed. Ksh500.00 sent to B CENTRE for account MCCH.New M-PESA balance is Ksh0.00.`,
    'SKP7X81QZT Imethibitishwa Ksh500.00 imetumwa kwa HOPE CHILDRENS HOME kwa akaunti 117 tarehe 25/11/26',
    'Fwd: "SKP7X81QZT Confirmed. Ksh500.00 sent to Hope  Childrens\nHome for account mcch, on 25/11/26"',
    'SKP7X81QZT Confirmed. Fuliza M-PESA amount is Ksh 300.00. SKP7X81QZT Confirmed. Ksh500.00 sent to HOPE CHILDRENS HOME for account MCCH on 25/11/26',
    'SKP7X81QZT Confirmed. You have paid Ksh500.00 to HOPE CHILDRENS HOME via M-PESA Ratiba on 25/11/26',
  ])('unless %j is to the home: then its code is read', (text) => {
    const read = { code: 'SKP7X81QZT', amount: 500, unread: null };
    expect(readMpesa(text, ['Hope Children’s Home', 'MCCH'])).toMatchObject(read);
    expect(readMpesa(text, ['HOPE CHILDRENS HOME', 'MCCH'])).toMatchObject(read);
  });

  test('as a code but ten capitals or digits, whatever is pasted, and a long text is read at once', () => {
    const parts = fc.constantFrom('SKP7X81QZT', 'Confirmed', '. Ksh500 paid to', ' ', '0712345678');
    const anything = fc.oneof(
      fc.string({ unit: anyCharacter }),
      fc.array(parts).map((it) => it.join('')),
    );
    fc.assert(
      fc.property(anything, (text) => {
        const { code, boxText } = readMpesa(text);
        expect(code ?? 'A234567890').toMatch(/^[A-Z][A-Z\d]{9}$/);
        expect(boxText).toBe(code ?? text);
      }),
    );
    const before = performance.now();
    for (const piece of ['SKP7 ', 'Confirmed', 'A1-', 'Confirmed. Ksh', ' ']) {
      readMpesa(`${piece.repeat(100_000 / piece.length)}x`);
    }
    // A pattern that tries again from each letter would take minutes.
    expect(performance.now() - before).toBeLessThan(3_000);
  });
});
