import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { amountLimits, MPESA_LIMIT_KES } from '../../content/amount-limits.ts';
import { donationTiers } from '../../content/payments.ts';
import { allPurposes, giftPurposes, purposeOf } from '../../content/purposes.ts';
import { planOf } from '../../giving/giving-plan.ts';
import { type GivingChoice, namedGift, yearPlan } from '../../lib/giving-choice.ts';
import { formatKes, formatUsd } from '../../lib/money.ts';
import {
  afterEdit,
  amountFormat,
  editsOf,
  emptyNote,
  follow,
  type Note,
  type NoteFields,
  paidWithin,
  startNote,
} from './gift-note.ts';

const today = '2026-11-24';
const tomorrow = '2026-11-25';
const anyUsd = fc.oneof(
  fc.integer({ min: 1, max: amountLimits.USD.largest }),
  fc.constantFrom(185, 370, ...donationTiers.map(({ amountUsd }) => amountUsd)),
);
const anyChoice: fc.Arbitrary<GivingChoice | null> = fc.oneof(
  fc.constant(null),
  anyUsd.map(namedGift),
  fc
    .tuple(anyUsd, fc.constantFrom('annual', 'semi-annual', 'quarterly', 'monthly'))
    .map(([usd, frequency]) => yearPlan(usd, frequency)),
);
const anyEdits: fc.Arbitrary<Partial<NoteFields>> = fc.record(
  {
    name: fc.constantFrom('', 'Amina'),
    amount: fc.constantFrom('', 'KSH 700', '$185'),
    date: fc.constantFrom('', '2026-11-20', today),
    paidBy: fc.constantFrom('mpesa', 'bank', 'abroad'),
    purpose: fc.constantFrom(...Object.values(giftPurposes)),
    code: fc.constantFrom('', 'SGH7K2M4X1'),
  },
  { requiredKeys: [] },
);

const fresh = { isFilledIn: false, edits: {} };
const start = (choice: GivingChoice | null) => startNote(emptyNote, fresh, choice, today);
const edit = (note: Note, edits: Partial<NoteFields>, choice: GivingChoice | null) =>
  afterEdit({ ...note, fields: { ...note.fields, ...edits } }, choice);

describe('the note', () => {
  it('says what a choice comes to as it is paid, and by the bank what M-PESA does not take', () => {
    fc.assert(
      fc.property(anyChoice, (choice) => {
        const kes = choice && planOf(choice).each.KES;
        const { fields } = start(choice);
        expect(fields).toEqual({
          ...emptyNote,
          amount: kes === null ? '' : formatKes(kes),
          date: today,
          paidBy: (kes ?? 0) > MPESA_LIMIT_KES ? 'bank' : 'mpesa',
          purpose: choice ? purposeOf(choice) : giftPurposes.mostNeeded,
        });
        const abroad = edit(start(choice), { paidBy: 'abroad' }, choice).fields;
        expect(abroad.amount).toBe(choice ? formatUsd(choice.amount) : '');
        expect(edit(start(choice), { paidBy: fields.paidBy }, choice).fields).toEqual(fields);
      }),
    );
  });

  it('keeps what was edited, and follows the next choice in all else', () => {
    fc.assert(
      fc.property(anyChoice, anyEdits, anyChoice, (choice, edits, next) => {
        const before = edit(start(choice), edits, choice);
        const edited = editsOf(before);
        const { fields } = follow(before, next, today);
        const { fields: unedited } = start(next);
        const { amount } = edit(start(next), { paidBy: fields.paidBy }, next).fields;
        expect(fields).toEqual({ ...unedited, amount, ...edited });
      }),
    );
  });

  it('is the same where the page is left and comes back, that day or the next', () => {
    fc.assert(
      fc.property(anyChoice, anyEdits, (choice, edits) => {
        // An option that is not in the built HTML, such as the fees of five children, can't come back: the
        // page then can't tell the first option from one that was chosen.
        const isBuilt = choice === null || allPurposes.includes(purposeOf(choice));
        fc.pre(isBuilt || edits.purpose !== giftPurposes.mostNeeded);
        const { fields } = edit(start(choice), { ...edits, amount: 'KSH 700' }, choice);
        const found = { isFilledIn: true, edits: {} };
        for (const day of [today, tomorrow]) {
          const again = startNote(fields, found, choice, day).fields;
          expect(again).toEqual({ ...fields, date: fields.date || day });
        }
        const onOtherPages = {
          isFilledIn: false,
          edits: editsOf(edit(start(choice), edits, choice)),
        };
        expect(startNote(emptyNote, onOtherPages, choice, today).fields).toEqual(
          edit(start(choice), edits, choice).fields,
        );
      }),
    );
  });

  it('follows the next choice after the page has come back', () => {
    fc.assert(
      fc.property(anyChoice, anyChoice, (choice, next) => {
        const again = startNote(
          start(choice).fields,
          { isFilledIn: true, edits: {} },
          choice,
          today,
        );
        expect(follow(again, next, today).fields).toEqual(start(next).fields);
      }),
    );
  });

  it('says the day that was shown, over midnight, until the visitor chooses again', () => {
    const note = start(null);
    expect(edit(note, { name: 'Amina' }, null).fields.date).toBe(today);
    expect(follow(note, null, tomorrow).fields.date).toBe(tomorrow);
  });
});

// As browsers match the attribute: whole, and with the v flag.
const takes = (text: string) => new RegExp(`^(?:${amountFormat.pattern})$`, 'v').test(text);

test.each(['KSH 2,000', '2000/=', '24,000 in two payments', 'M-PESA 500', '١٥٠'])(
  'an amount of %s is taken',
  (text) => {
    expect(takes(text)).toBe(true);
  },
);

test.each(['KSH 0.00', 'KSH-2,000', '− 5', 'much'])(
  'an amount of "%s" is asked for again',
  (text) => {
    expect(takes(text)).toBe(false);
  },
);

test('a payment was made within the last year, today at the latest', () => {
  expect(paidWithin(today)).toEqual({ min: '2025-11-23', max: today });
  expect(paidWithin('')).toBeNull();
});
