import { z } from 'zod';
import { MOST_NEEDED, SCHOOL, smallestGift } from '../../src/lib/gift.ts';
import { object, ordinaryCharacters, text } from './schema-parts.ts';
import {
  amount,
  atLeastOne,
  list,
  listOrNone,
  orNone,
  orUnknown,
  pastDay,
  photo,
  phrase,
  sentenceOrUnknown,
  slug,
  textOrUnknown,
  wholeAmount,
  wordsOrUnknown,
} from './field-schemas.ts';
import { amountsBeside } from './offered-amounts.ts';
import { otherCharacter } from './wrong-character.ts';

const shillings = amount.refine(
  (it) => it >= smallestGift.KES,
  `a whole number of shillings, ${smallestGift.KES} or more: 1,000`,
);

/** Letters that only look like Latin ones would be copied with the others. */
const inNumbers = onlyWith(/[A-Za-z0-9 -]/, 'plain letters, digits, spaces and hyphens alone');
const inNames = onlyWith(
  /[A-Za-z0-9 '&.,()-]/,
  "plain letters, digits, spaces and - ' & . , ( ) alone",
);

/** A bank and M-PESA compare it letter by letter. */
const isExact = /^(?!(?:none|unknown|yes|no)$)\S+(?: \S+)*$/i;
const withSingleSpaces = 'words, with one space between them';
const exactName = text(withSingleSpaces, isExact, inNames);
const paybillAccount = text(withSingleSpaces, isExact, inNumbers);

const digits = text('digits alone', /^\d+$/, inNumbers);

const codeOfDigits = (count: number, whose: string) =>
  textOrUnknown(`the ${whose} ${count} digits`, new RegExp(String.raw`^\d{${count}}$`), inNumbers);

function onlyWith(taken: RegExp, expected: string) {
  return (text: string) => {
    const other = otherCharacter(text, taken);
    return ordinaryCharacters(text) ?? (other === null ? null : `${expected}: ${other}`);
  };
}

// ISO 9362: bank (4), country (2), place (2), and optionally a branch (3).
const bic = text(
  '8 or 11 capitals and digits, the fifth and sixth KE for Kenya: ABCDKENX or ABCDKENXXXX',
  /^[A-Z]{4}KE[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/,
  inNumbers,
);

const account = object({
  number: digits,
  currencies: orUnknown(list(text('three capitals, such as KES or USD', /^[A-Z]{3}$/))),
});

const bank = object({
  accountName: exactName,
  accounts: atLeastOne(account),
  name: orUnknown(exactName),
  branch: wordsOrUnknown,
  bankCode: codeOfDigits(2, "bank's"),
  branchCode: codeOfDigits(3, "branch's"),
  bic: orUnknown(bic),
  address: wordsOrUnknown,
  beneficiaryAddress: wordsOrUnknown,
});

const SCHOOL_FEES = 'school fees';

/** Ids that the site uses itself, so no other gift may have one. */
const reservedIds: readonly string[] = [SCHOOL, MOST_NEEDED];

const gift = object({
  /** In addresses. The gift for the school fees has none in the file, and becomes SCHOOL. */
  id: slug.optional(),
  dollars: z.union([z.literal(SCHOOL_FEES), amount], `${wholeAmount}, or ${SCHOOL_FEES}`),
  /** What it costs in shillings. Unknown: the dollars by the rate of the school fees. */
  shillings: orUnknown(shillings).optional(),
  /** For how many children it is. */
  serves: orUnknown(amount).optional(),
  for: phrase,
  /** If it can be given several times. */
  unit: text('one of what is counted, such as "a week"', /^(?:an?|one) \S/).optional(),
  units: phrase
    .refine((it) => !/^an? /i.test(it), 'the unit for several, such as weeks')
    .optional(),
  photo: photo.optional(),
});

export const payments = object({
  schoolFees: object({ dollars: amount, shillings: amount, covers: list(phrase) }).refine(
    ({ dollars, shillings }) => dollars < shillings,
    { path: ['shillings'], error: 'more shillings than dollars' },
  ),
  sponsorshipPerMonth: object({ from: amount, to: amount, beyondFees: sentenceOrUnknown }).refine(
    ({ from, to }) => from <= to,
    { path: ['to'], error: 'as much as "from", or more' },
  ),
  sponsorshipParts: listOrNone(object({ dollars: amount, name: phrase }), ['dollars', 'name']),
  monthlyInShillings: shillings,
  offeredAmounts: listOrNone(object({ shillings, dollars: amount }), ['shillings', 'dollars']),
  gifts: atLeastOne(gift.superRefine(checkGift)).superRefine(checkGiftsDiffer),
  mpesa: object({
    paybill: digits,
    account: paybillAccount,
    nameShown: textOrUnknown(withSingleSpaces, isExact, inNames),
    feePaidBy: orUnknown(z.enum(['giver', 'home'], 'giver or home')),
  }),
  bank: orNone(bank.superRefine(checkBank)),
  detailsChecked: orUnknown(pastDay),
})
  .superRefine(({ schoolFees, sponsorshipParts }, context) => {
    for (const [index, { dollars }] of sponsorshipParts.entries())
      if (dollars >= schoolFees.dollars)
        refuse(context, ['sponsorshipParts', index, 'dollars'], 'less than the school fees');
  })
  .transform(({ gifts: [first, ...others], ...rest }) => {
    const { schoolFees, offeredAmounts } = rest;
    const priced = (it: z.infer<typeof gift>) => withPrice(it, schoolFees.dollars);
    return {
      ...rest,
      offeredAmounts: amountsBeside(schoolFees, offeredAmounts),
      gifts: [priced(first), ...others.map(priced)] as const,
    };
  });

function withPrice({ id = SCHOOL, dollars, ...it }: z.infer<typeof gift>, feesUsd: number) {
  return { ...it, id, priceUsd: dollars === SCHOOL_FEES ? feesUsd : dollars };
}

/** The payment details as a second person has read them. Without a bank both its fields are none. */
export const secondReading = object({
  paybill: digits,
  account: paybillAccount,
  accountName: orNone(exactName),
  accounts: listOrNone(digits),
});

/** Each of these values of a bank needs the one beside it. */
const bankNeeds = { branch: 'name', bankCode: 'name', branchCode: 'branch', bic: 'name' } as const;

function checkBank(it: z.infer<typeof bank>, context: z.RefinementCtx): void {
  for (const [field, needed] of Object.entries(bankNeeds))
    if (it[field as keyof typeof bankNeeds] && !it[needed])
      refuse(context, [needed], `the ${needed} beside ${field}`);
  if (it.accounts.length === 1) return;
  for (const [index, { currencies }] of it.accounts.entries())
    if (currencies === null) {
      const expected = 'the money that each of several accounts takes, such as [KES]';
      refuse(context, ['accounts', index, 'currencies'], expected);
    }
}

function checkGift(
  { id, dollars, shillings, serves, unit, units }: z.infer<typeof gift>,
  context: z.RefinementCtx,
): void {
  const isSchool = dollars === SCHOOL_FEES;
  if (isSchool && id) refuse(context, ['id'], `no id beside "${SCHOOL_FEES}"`);
  if (isSchool && unit) refuse(context, ['unit'], `no unit beside "${SCHOOL_FEES}"`);
  for (const [field, value] of Object.entries({ shillings, serves }))
    if (isSchool && value !== undefined)
      refuse(context, [field], `no ${field} beside "${SCHOOL_FEES}", which are one child's`);
  if (id && !isSchool && shillings === undefined)
    refuse(context, ['shillings'], 'the price in shillings, such as 3,250, or unknown');
  if (id && !isSchool && serves === undefined)
    refuse(context, ['serves'], 'for how many children the gift is, such as 12, or unknown');
  if (!isSchool && !id) refuse(context, ['id'], 'small letters, digits and hyphens: school-desks');
  if (id && reservedIds.includes(id))
    refuse(context, ['id'], `another id than ${reservedIds.join(', ')}`);
  if (unit && !units)
    refuse(context, ['units'], 'the unit for several, such as weeks, beside the unit in one');
  if (units && !unit)
    refuse(context, ['unit'], 'the unit in one, such as "a week", beside the unit for several');
}

function checkGiftsDiffer(gifts: readonly z.infer<typeof gift>[], context: z.RefinementCtx): void {
  for (const [index, { dollars }] of gifts.entries())
    if (dollars === SCHOOL_FEES && gifts.findIndex((it) => it.dollars === dollars) < index)
      refuse(context, [index, 'dollars'], `"${SCHOOL_FEES}" once`);
}

function refuse(context: z.RefinementCtx, path: (string | number)[], expected: string): void {
  context.addIssue({ code: 'custom', path, message: expected });
}
