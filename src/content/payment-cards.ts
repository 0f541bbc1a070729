import type { PhotoSlug } from './photos.generated.ts';

/** The words of the payment card and the poster. After a change: `npm run cards`, and look at both. */
export const paymentCardTexts = {
  mpesa: 'M-PESA',
  payBill: 'Pay Bill',
  /** In M-PESA's own words; the numbers stand between them. */
  stepsBefore: ['M-PESA', 'Lipa na M-PESA', 'Pay Bill'],
  stepsAfter: ['Amount', 'Your PIN'],
  bank: 'Bank account',
  confirm: 'Confirm by phone before a large transfer',
  checked: 'Details checked on',
} as const;

export const posterTexts = {
  title: 'One child, one year at school',
  /** After the yearly fees. */
  fees: 'pays one child’s school fees for a year.',
} as const;

/**
 * The poster travels with the home's place on it, so no real child may be on it: a rendered picture, or
 * one without people. `focusY` is the part that shows, from 0 (top) to 100 (bottom): no child may be cut.
 */
export const posterPhoto = { slug: 'reading-tree', focusY: 68 } as const satisfies {
  slug: PhotoSlug;
  focusY: number;
};
