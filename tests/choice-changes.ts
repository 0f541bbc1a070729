import { programs } from '../src/content/program-list.ts';

/** What a visitor changes next. */
export type ChoiceChange =
  | { purpose: string }
  | { often: 'Once' | 'Every month' | 'Every year' | 'Every 3 months' | 'Every 6 months' }
  | { from: 'Kenya' | 'Another country' }
  /** Among the offered amounts. */
  | { place: number }
  | { typed: string };

const school = { purpose: 'A child’s year at school' };
const most = { purpose: 'Where it is needed most' };
const meals = { purpose: 'A week of meals' };
const stationery = { purpose: 'A month of stationery' };
const [{ id, title }] = programs;
const program = { purpose: title };

/**
 * The address before, the change, the address after. Worked out by hand: $185 are KSH 24,000, so $25 are KSH 3,243, which
 * is offered as KSH 3,250.
 */
export const choiceChanges: readonly (readonly [
  before: string,
  change: ChoiceChange,
  after: string,
])[] = [
  // Another purpose keeps how often. The price of the old one goes, and that of the new one comes.
  ['', school, 'kes-24000-once-for-school'],
  ['', meals, 'kes-3250-once-for-meals'],
  ['', most, ''],
  ['for-meals', most, ''],
  ['monthly', school, 'kes-2000-monthly-for-school'],
  ['kes-2000-monthly-for-school', meals, 'kes-3250-monthly-for-meals'],
  ['kes-1000-monthly-for-school', stationery, 'kes-6500-monthly-for-stationery'],
  ['kes-6500-once-for-meals', school, 'kes-24000-once-for-school'],
  // The exact price of before.
  ['kes-6486-once-for-meals', school, 'kes-24000-once-for-school'],
  ['usd-25-once-for-meals', { purpose: 'Medical care' }, 'usd-100-once-for-medical-care'],
  ['kes-3243-quarterly-for-meals', most, 'quarterly'],
  ['kes-48000-once-for-school', program, `for-${id}`],
  ['usd-monthly', meals, 'usd-25-monthly-for-meals'],
  // A typed sum stays, and one from the general list.
  ['kes-1500-monthly-for-most', school, 'kes-1500-monthly-for-school'],
  ['kes-1500-once-for-meals', most, 'kes-1500-once-for-most'],
  ['kes-5000-once-for-most', meals, 'kes-5000-once-for-meals'],
  // An address of before, without a purpose.
  ['kes-5000-once', most, 'kes-5000-once-for-most'],
  ['kes-24000-once-for-most', school, 'kes-24000-once-for-school'],
  ['usd-50-once-for-most', program, `usd-50-once-for-${id}`],
  // Another frequency keeps the sum. Only an offered quantity of a child's year is divided again.
  ['kes-24000-once-for-school', { often: 'Every month' }, 'kes-2000-monthly-for-school'],
  ['kes-1000-monthly-for-school', { often: 'Every year' }, 'kes-12000-annual-for-school'],
  ['usd-370-annual-for-school', { often: 'Every 3 months' }, 'usd-92.50-quarterly-for-school'],
  ['usd-370-once-for-school', { often: 'Every month' }, 'usd-30.84-monthly-for-school'],
  ['kes-1500-once-for-school', { often: 'Every month' }, 'kes-1500-monthly-for-school'],
  ['kes-3250-once-for-meals', { often: 'Every 6 months' }, 'kes-3250-semi-annual-for-meals'],
  ['kes-3243-once-for-meals', { often: 'Every 6 months' }, 'kes-3243-semi-annual-for-meals'],
  ['kes-1000-once-for-most', { often: 'Every month' }, 'kes-1000-monthly-for-most'],
  ['kes-1000-monthly', { often: 'Once' }, 'kes-1000-once-for-most'],
  // From elsewhere an offered sum becomes the one in the same place. Any other is emptied.
  ['kes-1500-once-for-most', { from: 'Another country' }, 'usd'],
  ['kes-1500-monthly-for-school', { from: 'Another country' }, 'usd-monthly-for-school'],
  ['kes-1000-once-for-most', { from: 'Another country' }, 'usd-10-once-for-most'],
  ['kes-2000-monthly-for-school', { from: 'Another country' }, 'usd-15.42-monthly-for-school'],
  ['usd-15.42-monthly-for-school', { from: 'Kenya' }, 'kes-2000-monthly-for-school'],
  ['usd-50-once-for-meals', { from: 'Kenya' }, 'kes-6500-once-for-meals'],
  ['usd-200-once-for-stationery', { from: 'Kenya' }, 'kes-26000-once-for-stationery'],
  ['usd-40-once-for-meals', { from: 'Kenya' }, 'for-meals'],
  // The exact prices of before.
  ['kes-3243-once-for-meals', { from: 'Another country' }, 'usd-25-once-for-meals'],
  ['kes-12973-once-for-meals', { from: 'Another country' }, 'usd-100-once-for-meals'],
  ['', { from: 'Another country' }, 'usd'],
  ['usd-25-once-for-meals', { from: 'Another country' }, 'usd-25-once-for-meals'],
  // Picked and typed.
  ['', { place: 1 }, 'kes-1000-once-for-most'],
  ['kes-24000-once-for-school', { place: 0 }, 'kes-12000-once-for-school'],
  ['', { typed: '1,500' }, 'kes-1500-once-for-most'],
  ['monthly-for-school', { typed: '2000' }, 'kes-2000-monthly-for-school'],
  // A sum in the money of elsewhere is not taken over.
  ['kes-24000-once-for-school', { typed: '$ 40' }, 'for-school'],
  ['usd-25-once-for-meals', { typed: '1000 bob' }, 'usd-for-meals'],
  ['kes-24000-once-for-school', { typed: 'KSH 1,000' }, 'kes-1000-once-for-school'],
  ['kes-24000-once-for-school', { typed: '12.5' }, 'for-school'],
  ['kes-1500-monthly-for-most', { typed: '' }, 'monthly'],
];
