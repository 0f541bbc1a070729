import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { annualFees, donationTiers } from '../../content/payments.ts';
import {
  OWN_AMOUNT,
  paymentFrequencyOptions,
  sponsorshipAmountOptions,
} from '../../content/sponsorship-options.ts';
import type { GivingChoice } from '../../lib/giving-plan.ts';
import {
  choiceIn,
  firstFields,
  reduceGiving,
  type GivingChange,
  type GivingField,
  type GivingFields,
} from './giving-fields.ts';

const gifts = donationTiers.map(({ amountUsd }) => `${amountUsd}`);
const amounts = sponsorshipAmountOptions.map(({ value }) => value);
const frequencies = paymentFrequencyOptions.map(({ value }) => value);

const anyText = fc.oneof(
  fc.string({ maxLength: 12 }),
  fc.constantFrom('', '0', '-5', 'abc', '$50', '1,000', '250', '1e9'),
);
const anyUsd = fc.oneof(
  fc.integer({ min: 1, max: 9_999_999 }),
  fc.constantFrom(...donationTiers.map(({ amountUsd }) => amountUsd), 50),
);
const anyChoice: fc.Arbitrary<GivingChoice> = fc.oneof(
  fc.record({ kind: fc.constant('gift' as const), usd: anyUsd }),
  fc.record({
    kind: fc.constant('plan' as const),
    usd: anyUsd,
    frequency: fc.constantFrom(...frequencies),
  }),
);
const valuesOf = {
  givingKind: fc.constantFrom('plan', 'gift'),
  sponsorshipAmount: fc.constantFrom(...amounts),
  customAmount: anyText,
  paymentFrequency: fc.constantFrom(...frequencies),
  gift: fc.constantFrom(...gifts, OWN_AMOUNT),
  customGift: anyText,
};
const names = Object.keys(valuesOf) as GivingField[];
const anyEdit = fc
  .constantFrom(...names)
  .chain((name) => valuesOf[name].map((value): GivingChange => ({ name, value })));
const anyEarly = fc.record({
  early: fc.record({
    changed: fc
      .record(valuesOf, { requiredKeys: [] })
      .map((changed) => new Map(Object.entries(changed))),
    focused: fc.constantFrom('', 'name', ...names),
  }),
});
const anyChange: fc.Arbitrary<GivingChange> = fc.oneof(
  anyEdit,
  fc.record({ address: fc.option(anyChoice) }),
  anyEarly,
);
/** After anything that a visitor, an address or a reload can do. */
const anyFields = fc
  .array(anyChange, { maxLength: 8 })
  .map((changes) => changes.reduce(reduceGiving, firstFields));

const edit = (fields: GivingFields, name: GivingField, value: string) =>
  reduceGiving(fields, { name, value });
const early = (changed: Partial<GivingFields>, focused = '') => ({
  early: { changed: new Map(Object.entries(changed)), focused },
});
const plan50: GivingChoice = { kind: 'plan', usd: 50, frequency: 'monthly' };
const atPlan50 = reduceGiving(firstFields, { address: plan50 });

describe('the fields of the choice', () => {
  it('begin with the yearly fees, once a year', () => {
    expect(choiceIn(firstFields)).toEqual({
      kind: 'plan',
      usd: annualFees.usd,
      frequency: 'annual',
    });
  });

  it('choose what any address names, after anything', () => {
    fc.assert(
      fc.property(anyFields, anyChoice, (fields, choice) => {
        expect(choiceIn(reduceGiving(fields, { address: choice }))).toEqual(choice);
      }),
    );
  });

  it('stay as they were typed where the address names the same, or nothing', () => {
    fc.assert(
      fc.property(anyFields, (fields) => {
        expect(reduceGiving(fields, { address: choiceIn(fields) })).toEqual(fields);
      }),
    );
  });

  it('choose what is clicked, after anything, the first choice too', () => {
    fc.assert(
      fc.property(
        anyFields,
        fc.constantFrom(...amounts.filter((it) => it !== OWN_AMOUNT)),
        fc.constantFrom(...frequencies),
        (fields, amount, frequency) => {
          const chosen = edit(fields, 'sponsorshipAmount', amount);
          const plan = edit(edit(chosen, 'paymentFrequency', frequency), 'givingKind', 'plan');
          expect(choiceIn(plan)).toEqual({ kind: 'plan', usd: Number(amount), frequency });
          expect(plan.customAmount).toBe(fields.customAmount);
        },
      ),
    );
  });

  it('lose nothing where the other kind is chosen and then this one again', () => {
    fc.assert(
      fc.property(
        anyFields,
        fc.constantFrom(...gifts, OWN_AMOUNT),
        anyText,
        (fields, gift, own) => {
          const asPlan = edit(fields, 'givingKind', 'plan');
          const asGift = edit(
            edit(edit(asPlan, 'givingKind', 'gift'), 'customGift', own),
            'gift',
            gift,
          );
          const again = edit(asGift, 'givingKind', 'plan');
          expect(again).toEqual({ ...asPlan, gift, customGift: own });
        },
      ),
    );
  });

  it('choose an amount as it is typed, and none while it can’t be read', () => {
    const typed = edit(firstFields, 'customAmount', '2');
    expect([typed.sponsorshipAmount, choiceIn(typed)?.usd]).toEqual([OWN_AMOUNT, 2]);
    expect(choiceIn(edit(typed, 'customAmount', 'abc'))).toBeNull();
    expect(choiceIn(edit(firstFields, 'sponsorshipAmount', OWN_AMOUNT))).toBeNull();
  });

  it('give the same after the same early input, read once or twice', () => {
    fc.assert(
      fc.property(anyFields, anyEarly, (fields, change) => {
        const once = reduceGiving(fields, change);
        expect(reduceGiving(once, change)).toEqual(once);
      }),
    );
  });

  it.each([
    ['nothing', early({}), plan50],
    ['how often', early({ paymentFrequency: 'quarterly' }), { ...plan50, frequency: 'quarterly' }],
    [
      'an amount of one’s own, and then another',
      early({ customAmount: '250', sponsorshipAmount: '100' }, 'sponsorshipAmount'),
      { ...plan50, usd: 100 },
    ],
    [
      'an amount, and then one of one’s own',
      early({ customAmount: '250', sponsorshipAmount: '100' }, 'customAmount'),
      { ...plan50, usd: 250 },
    ],
    [
      'a gift',
      early({ givingKind: 'gift', gift: gifts[1] ?? '' }),
      { kind: 'gift', usd: Number(gifts[1]) },
    ],
    ['a field of another form', early({ name: 'x' } as Partial<GivingFields>), plan50],
  ] as const)(
    'stand above the address where %s was changed before hydration',
    (_, change, choice) => {
      expect(choiceIn(reduceGiving(atPlan50, change))).toEqual(choice);
    },
  );
});
