import type { BankSettings, GivingSettings } from '../../src/content/giving-settings.ts';

export type GivingInput = { bankSettings: BankSettings; givingSettings: GivingSettings };

type Report = (field: string, problem: string, expected: string) => void;

const codes: [field: keyof BankSettings, form: RegExp, expected: string][] = [
  ['bankCode', /^\d{2}$/, "the bank's two digits"],
  ['branchCode', /^\d{3}$/, "the branch's three digits"],
  // ISO 9362: bank (4), country (2), place (2), and a branch (3) or none.
  [
    'bic',
    /^[A-Z]{4}KE[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/,
    '8 or 11 capitals and digits, the fifth and sixth KE for Kenya: ABCDKENX or ABCDKENXXXX',
  ],
];

const bank = (field: keyof BankSettings) => `bankSettings, ${field}`;

/** Settings that would send a transfer astray or a message to nobody. */
export function checkGiving({ bankSettings, givingSettings }: GivingInput, report: Report): void {
  for (const [field, form, expected] of codes) {
    const value = bankSettings[field];
    if (typeof value === 'string' && !form.test(value))
      report(bank(field), `is "${value}"`, `${expected}, or null`);
  }
  for (const currency of bankSettings.currencies ?? []) {
    if (!/^[A-Z]{3}$/.test(currency))
      report(bank('currencies'), `has "${currency}"`, 'three capitals, such as KES or USD');
  }
  // Each is of no use to a bank without what stands before it.
  const needs: [field: keyof BankSettings, needed: keyof BankSettings][] = [
    ['branch', 'name'],
    ['bankCode', 'name'],
    ['branchCode', 'branch'],
    ['bic', 'name'],
  ];
  for (const [field, needed] of needs) {
    if (bankSettings[field] !== null && bankSettings[needed] === null)
      report(bank(needed), `is null beside ${field}`, `the ${needed} as well`);
  }
  const { whatsApp, publicHolidays } = givingSettings;
  for (const day of publicHolidays ?? []) {
    if (!isDay(day))
      report(
        'givingSettings, publicHolidays',
        `has "${day}"`,
        'a day as year-month-day: 2026-12-12',
      );
  }
  if (whatsApp !== null && !/^254[17]\d{8}$/.test(whatsApp)) {
    const expected = 'digits alone, 254 and nine more, without + or spaces: 254712345678, or null';
    report('givingSettings, whatsApp', `is "${whatsApp}"`, expected);
  }
}

/** Whether a text is a day of the calendar, as year-month-day. */
export function isDay(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.valueOf()) && day.toISOString().slice(0, 10) === text;
}
