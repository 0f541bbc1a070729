import type { PhotoSlug } from './photos.generated.ts';

/** The words of the payment card and the poster. After a change, run `npm run cards`. */
export const cardTexts = {
  mpesa: 'M-PESA',
  payBill: 'Pay Bill',
  /** M-PESA's own words. The numbers stand between the two lists. */
  stepsBefore: ['M-PESA', 'Lipa na M-PESA', 'Pay Bill'],
  stepsAfter: ['Amount', 'Your PIN'],
  bank: 'Bank account',
  confirm: 'Confirm by phone before a large transfer',
  checked: 'Details checked on',
} as const;

export const posterTexts = {
  title: 'One child, one year at school',
  /** Follows the yearly fees. */
  fees: 'pays one child’s school fees for a year.',
} as const;

/**
 * The poster names the home's place, so it may show no real child: only a rendered picture, or one without people.
 * `focusY` is the part that shows, from 0 (top) to 100 (bottom). It must cut off no child.
 */
export const posterPhoto: { slug: PhotoSlug; focusY: number } = {
  slug: 'reading-tree',
  focusY: 68,
};
