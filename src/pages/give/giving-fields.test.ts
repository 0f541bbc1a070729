import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountLimits } from '../../content/amount-limits.ts';
import { annualFees, donationTiers, monthlySponsorship } from '../../content/payments.ts';
import {
  OWN_AMOUNT,
  paymentFrequencyOptions,
  planAmountsUsd,
} from '../../content/sponsorship-options.ts';
import {
  fragmentOf,
  type GivingChoice,
  namedGift,
  type PlanChoice,
  yearPlan,
} from '../../lib/giving-choice.ts';
import {
  choiceIn,
  firstFields,
  linkedUsd,
  withAddress,
  withFields,
  type GivingField,
  type GivingFields,
} from './giving-fields.ts';

const gifts = donationTiers.map(({ amountUsd }) => `${amountUsd}`);
const amounts = planAmountsUsd.map(String);
const frequencies = paymentFrequencyOptions.map(({ value }) => value);

const anyText = fc.oneof(
  fc.string({ maxLength: 12 }),
  fc.constantFrom('', '0', '-5', 'abc', '$50', '1,000', '250', '1e9', 'KSH 700', '500/-'),
);
const anyUsd = fc.oneof(
  fc.integer({ min: 1, max: amountLimits.USD.largest }),
  fc.constantFrom(...donationTiers.map(({ amountUsd }) => amountUsd), 50),
);
const anyFrequency = fc.constantFrom(...frequencies);
const own = fc.record({
  own: fc.constant(true),
  currency: fc.constantFrom('KES' as const, 'USD' as const),
  amount: fc.integer({ min: 50, max: 9_999_999 }),
});
const anyChoice: fc.Arbitrary<GivingChoice> = fc.oneof(
  fc.constantFrom(...donationTiers).map(({ amountUsd }) => namedGift(amountUsd)),
  own.map((money) => Object.assign({ kind: 'gift' as const }, money)),
  fc.tuple(anyUsd, anyFrequency).map(([usd, frequency]) => yearPlan(usd, frequency)),
  fc
    .tuple(own, anyFrequency)
    .map(([money, frequency]) => Object.assign({ kind: 'plan' as const, frequency }, money)),
);
const valuesOf = {
  givingKind: fc.constantFrom('plan', 'gift'),
  sponsorshipAmount: fc.constantFrom(...amounts, OWN_AMOUNT),
  customAmount: anyText,
  customCurrency: fc.constantFrom('KES', 'USD'),
  paymentFrequency: fc.constantFrom(...frequencies),
  gift: fc.constantFrom(...gifts, OWN_AMOUNT),
  customGift: anyText,
  giftCurrency: fc.constantFrom('KES', 'USD'),
};
const names = Object.keys(valuesOf) as GivingField[];
const withField = (fields: GivingFields, name: GivingField, value: string) =>
  withFields(fields, { [name]: value });
type Change = (fields: GivingFields) => GivingFields;
const anyEdit = fc.constantFrom(...names).chain((name) =>
  valuesOf[name].map(
    (value): Change =>
      (fields) =>
        withField(fields, name, value),
  ),
);
const anyChange: fc.Arbitrary<Change> = fc.oneof(
  anyEdit,
  fc.option(anyChoice).map(
    (choice): Change =>
      (fields) =>
        withAddress(fields, choice ? fragmentOf(choice) : '#tell-us'),
  ),
  fc.record(valuesOf, { requiredKeys: [] }).map(
    (several): Change =>
      (fields) =>
        withFields(fields, several),
  ),
);
/** After anything that a visitor, an address or a return can do. */
const anyFields = fc
  .array(anyChange, { maxLength: 8 })
  .map((changes) => changes.reduce((fields, change) => change(fields), firstFields));

const addressOf = (fields: GivingFields) => {
  const choice = choiceIn(fields);
  return choice ? fragmentOf(choice) : '';
};
const ownPlan = (
  currency: 'KES' | 'USD',
  amount: number,
  frequency: PlanChoice['frequency'],
): PlanChoice => ({ kind: 'plan', own: true, currency, amount, frequency });
const plan50: PlanChoice = yearPlan(50, 'monthly');
const atPlan50 = withAddress(firstFields, fragmentOf(plan50));

describe('the fields of the choice', () => {
  it('begin with the yearly fees, once a year', () => {
    expect(choiceIn(firstFields)).toEqual(yearPlan(annualFees.usd, 'annual'));
  });

  it('choose what any address names, after anything', () => {
    fc.assert(
      fc.property(anyFields, anyChoice, (fields, choice) => {
        expect(choiceIn(withAddress(fields, fragmentOf(choice)))).toEqual(choice);
      }),
    );
  });

  it('stay as they were typed where the address names the same, or nothing', () => {
    fc.assert(
      fc.property(anyFields, (fields) => {
        expect(withAddress(fields, addressOf(fields))).toEqual(fields);
        expect(withAddress(fields, '#tell-us')).toEqual(fields);
      }),
    );
  });

  it.each(['#gift-x', '#gift-25,000', '#plan-185', '#plan-10000000-annual'])(
    'choose no amount at the address %s, until one is chosen',
    (fragment) => {
      const unread = withAddress(withField(firstFields, 'gift', '50'), fragment);
      expect(choiceIn(unread)).toBeNull();
      const chosen = withField(withField(unread, 'gift', '25'), 'sponsorshipAmount', '185');
      expect(choiceIn(chosen)).toEqual(yearPlan(185, 'annual'));
    },
  );

  it('are the same where all are filled in again at once', () => {
    fc.assert(
      fc.property(anyFields, (fields) => {
        expect(withFields(withAddress(firstFields, addressOf(fields)), fields)).toEqual(fields);
      }),
    );
  });

  it('choose what is clicked, after anything, the first choice too', () => {
    fc.assert(
      fc.property(
        anyFields,
        fc.constantFrom(...amounts),
        fc.constantFrom(...frequencies),
        (fields, amount, frequency) => {
          const chosen = withField(fields, 'sponsorshipAmount', amount);
          const plan = withField(
            withField(chosen, 'paymentFrequency', frequency),
            'givingKind',
            'plan',
          );
          expect(choiceIn(plan)).toEqual(yearPlan(Number(amount), frequency));
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
          const asPlan = withField(fields, 'givingKind', 'plan');
          const asGift = withField(
            withField(withField(asPlan, 'givingKind', 'gift'), 'customGift', own),
            'gift',
            gift,
          );
          const again = withField(asGift, 'givingKind', 'plan');
          const { giftCurrency } = asGift;
          expect(again).toEqual({ ...asPlan, gift, customGift: own, giftCurrency });
        },
      ),
    );
  });

  it('choose an amount as it is typed, and none while it can’t be read', () => {
    const typed = withField(firstFields, 'customAmount', '200');
    expect(typed.sponsorshipAmount).toBe(OWN_AMOUNT);
    expect(choiceIn(typed)).toEqual(ownPlan('KES', 200, 'annual'));
    expect(choiceIn(withField(typed, 'customAmount', 'abc'))).toBeNull();
    expect(choiceIn(withField(firstFields, 'sponsorshipAmount', OWN_AMOUNT))).toBeNull();
  });

  it('let the currency that was named or chosen last decide', () => {
    const named = withField(firstFields, 'customAmount', 'US$ 1,500');
    expect(named.customCurrency).toBe('USD');
    const chosen = withField(named, 'customCurrency', 'KES');
    expect(chosen.customAmount).toBe('1,500');
    expect(choiceIn(chosen)).toEqual(ownPlan('KES', 1500, 'annual'));
    const again = withField(chosen, 'customAmount', '$1,500');
    expect(choiceIn(again)).toEqual(ownPlan('USD', 1500, 'annual'));
  });

  it('choose an amount of one’s own with its currency', () => {
    const chosen = withField(atPlan50, 'giftCurrency', 'USD');
    expect([chosen.givingKind, chosen.gift]).toEqual(['gift', OWN_AMOUNT]);
    expect(withField(atPlan50, 'giftCurrency', 'KES')).toEqual(atPlan50);
  });

  it('hold a plan that a link names and no card offers', () => {
    const linked = withAddress(firstFields, '#plan-925-quarterly');
    expect([linkedUsd(linked), linkedUsd(firstFields)]).toEqual([925, null]);
    expect(choiceIn(linked)).toEqual(yearPlan(925, 'quarterly'));
    expect(linkedUsd(withField(linked, 'customAmount', '50'))).toBeNull();
  });

  it('take a gift without a purpose from an address for an amount of one’s own', () => {
    const fields = withAddress(firstFields, '#gift-41');
    expect(choiceIn(fields)).toEqual({ kind: 'gift', own: true, currency: 'USD', amount: 41 });
  });

  it('pay one sponsorship by the month, and no other after passing it', () => {
    const passed = withField(
      withField(firstFields, 'sponsorshipAmount', `${monthlySponsorship.amount}`),
      'sponsorshipAmount',
      firstFields.sponsorshipAmount,
    );
    expect(passed).toEqual(firstFields);
    expect(
      choiceIn(withField(firstFields, 'sponsorshipAmount', `${monthlySponsorship.amount}`)),
    ).toEqual(monthlySponsorship);
  });

  it.each([
    ['nothing', {}, plan50],
    ['how often', { paymentFrequency: 'quarterly' }, { ...plan50, frequency: 'quarterly' }],
    ['one’s own amount alone', { customAmount: '250' }, ownPlan('KES', 250, 'monthly')],
    [
      'an offered amount beside one’s own',
      { customAmount: '250', sponsorshipAmount: '100' },
      { ...plan50, amount: 100 },
    ],
    ['a gift', { givingKind: 'gift', gift: '100' }, namedGift(100)],
    [
      'an own gift alone',
      { customGift: '$40' },
      { kind: 'gift', own: true, currency: 'USD', amount: 40 },
    ],
  ] as const)('choose %s where it was changed at an address', (_, edited, choice) => {
    expect(choiceIn(withFields(atPlan50, edited))).toEqual(choice);
  });

  it('choose a plan where a part of one was changed beside a gift', () => {
    const atGift = withAddress(firstFields, '#gift-100');
    expect(choiceIn(withFields(atGift, {}))).toEqual(namedGift(100));
    expect(choiceIn(withFields(atGift, { sponsorshipAmount: '50' }))).toEqual(
      yearPlan(50, 'annual'),
    );
  });
});
