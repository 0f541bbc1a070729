import { annualFees, donationTiers, sponsorshipPerMonth } from '../src/content/payments.ts';

/**
 * Ten choices on How to give and what every place says of each. All of it was worked out by hand, with $185 for
 * KSH 24,000, and nothing is computed: tests that took their expectation from the code proved nothing.
 */
export type GivenChoice = {
  /** Its address: '/give' and this. */
  fragment: string;
  /** How a visitor chooses it: the card by the beginning of its name, or an amount of their own. */
  choose:
    | { card: string; frequency: string | null }
    | { own: string; currency: 'KSH' | '$'; frequency: string | null };
  /** In the plan: the sum, the words beside it, the button, the sums of the year and what rounding adds. */
  panel: { sum: string; words: string; pay: string; year: readonly string[] };
  /** On the payment cards: label, value, what is copied, and M-PESA's line below. Null above M-PESA's limit. */
  mpesa: { label: string; value: string; copies: string; words: string } | null;
  kenya: { label: string; value: string; copies: string };
  abroad: { label: string; value: string; copies: string };
  /** What the note says of a payment by M-PESA (above the limit: by a bank in Kenya), and of one from abroad. */
  note: { amount: string; fromAbroad: string; purpose: string };
  /** In a calendar: the title, the text's first line, and the rule of the payments. */
  reminder: { title: string; text: string; rule: string | null };
  shared: string;
};

/** Where the home has other prices, the table has to be worked out anew, and its tests are left out. */
export const isWorkedOut =
  [annualFees.usd, annualFees.kes, sponsorshipPerMonth.fromUsd].join(' ') === '185 24000 50' &&
  donationTiers.some(
    ({ amountUsd, label }) => `${amountUsd} ${label}` === '300 uniforms for multiple children',
  );

export const givingChoices = {
  fees: {
    fragment: '#plan-185-annual',
    choose: { card: '$185 a year', frequency: 'Annual' },
    panel: {
      sum: 'KSH 24,000',
      words: '$185, once a year',
      pay: 'Pay KSH 24,000',
      year: ['KSH 24,000 $185'],
    },
    mpesa: { label: 'Amount', value: 'KSH 24,000', copies: '24000', words: '$185, once a year' },
    kenya: { label: 'Amount, once a year', value: 'KSH 24,000', copies: '24000' },
    abroad: { label: 'Amount, once a year', value: '$185', copies: '185' },
    note: { amount: 'KSH 24,000', fromAbroad: '$185', purpose: 'A child’s year at school' },
    reminder: {
      title: 'Gift to Motherly Care: KSH 24,000',
      text: 'A child’s year at school, in one payment: KSH 24,000 ($185).',
      rule: null,
    },
    shared: 'A child’s year at school: KSH 24,000 once a year.',
  },
  feesMonthly: {
    fragment: '#plan-185-monthly',
    choose: { card: '$185 a year', frequency: 'Monthly' },
    panel: {
      sum: 'KSH 2,000',
      words: 'about $15.42, every month, 12 times',
      pay: 'Pay KSH 2,000',
      year: ['KSH 24,000 $185'],
    },
    mpesa: {
      label: 'Amount',
      value: 'KSH 2,000',
      copies: '2000',
      words: 'about $15.42, every month, 12 times',
    },
    kenya: { label: 'Amount, every month', value: 'KSH 2,000', copies: '2000' },
    abroad: { label: 'Amount, once a year', value: '$185', copies: '185' },
    note: { amount: 'KSH 2,000', fromAbroad: '$185', purpose: 'A child’s year at school' },
    reminder: {
      title: 'Gift to Motherly Care: KSH 2,000',
      text: 'A child’s year at school, in 12 payments: KSH 2,000 (about $15.42) each.',
      rule: 'FREQ=MONTHLY;COUNT=12',
    },
    shared: 'A child’s year at school: KSH 2,000 every month.',
  },
  // 100 × 24,000 ÷ 185 = 12,972.97; a quarter of 12,973 is 3,243.25.
  partQuarterly: {
    fragment: '#plan-100-quarterly',
    choose: { card: '$100 a year', frequency: 'Quarterly' },
    panel: {
      sum: 'KSH 3,244',
      words: '$25, every three months, 4 times',
      pay: 'Pay KSH 3,244',
      year: ['KSH 12,973 $100', 'KSH 3'],
    },
    mpesa: {
      label: 'Amount',
      value: 'KSH 3,244',
      copies: '3244',
      words: '$25, every three months, 4 times',
    },
    kenya: { label: 'Amount, every three months', value: 'KSH 3,244', copies: '3244' },
    abroad: { label: 'Amount, once a year', value: '$100', copies: '100' },
    note: {
      amount: 'KSH 3,244',
      fromAbroad: '$100',
      purpose: 'Support for a child’s year at school',
    },
    reminder: {
      title: 'Gift to Motherly Care: KSH 3,244',
      text: 'Support for a child’s year at school, in 4 payments: KSH 3,244 ($25) each.',
      rule: 'FREQ=MONTHLY;INTERVAL=3;COUNT=4',
    },
    shared: 'Support for a child’s year at school: KSH 3,244 every three months.',
  },
  // 50 × 24,000 ÷ 185 = 6,486.49; half of 6,486 is 3,243.
  basicTwice: {
    fragment: '#plan-50-semi-annual',
    choose: { card: '$50 a year', frequency: 'Semi-annual' },
    panel: {
      sum: 'KSH 3,243',
      words: '$25, every six months, 2 times',
      pay: 'Pay KSH 3,243',
      year: ['KSH 6,486 $50'],
    },
    mpesa: {
      label: 'Amount',
      value: 'KSH 3,243',
      copies: '3243',
      words: '$25, every six months, 2 times',
    },
    kenya: { label: 'Amount, every six months', value: 'KSH 3,243', copies: '3243' },
    abroad: { label: 'Amount, once a year', value: '$50', copies: '50' },
    note: {
      amount: 'KSH 3,243',
      fromAbroad: '$50',
      purpose: 'Support for a child’s year at school',
    },
    reminder: {
      title: 'Gift to Motherly Care: KSH 3,243',
      text: 'Support for a child’s year at school, in 2 payments: KSH 3,243 ($25) each.',
      rule: 'FREQ=MONTHLY;INTERVAL=6;COUNT=2',
    },
    shared: 'Support for a child’s year at school: KSH 3,243 every six months.',
  },
  // 600 × 24,000 ÷ 185 = 77,837.84; a twelfth of 77,838 is 6,486.5.
  sponsorshipMonthly: {
    fragment: '#plan-600-monthly',
    choose: { card: '$600 a year', frequency: 'Monthly' },
    panel: {
      sum: 'KSH 6,487',
      words: '$50, every month, 12 times',
      pay: 'Pay KSH 6,487',
      year: ['KSH 77,838 $600', 'KSH 6'],
    },
    mpesa: {
      label: 'Amount',
      value: 'KSH 6,487',
      copies: '6487',
      words: '$50, every month, 12 times',
    },
    kenya: { label: 'Amount, every month', value: 'KSH 6,487', copies: '6487' },
    abroad: { label: 'Amount, once a year', value: '$600', copies: '600' },
    note: { amount: 'KSH 6,487', fromAbroad: '$600', purpose: 'A sponsorship of a child' },
    reminder: {
      title: 'Gift to Motherly Care: KSH 6,487',
      text: 'A sponsorship of a child, in 12 payments: KSH 6,487 ($50) each.',
      rule: 'FREQ=MONTHLY;COUNT=12',
    },
    shared: 'A sponsorship of a child: KSH 6,487 every month.',
  },
  // 1,000 × 185 ÷ 24,000 = 7.7083; 12,000 × 185 ÷ 24,000 = 92.5.
  thousandMonthly: {
    fragment: '#plan-kes-1000-monthly',
    choose: { own: '1,000', currency: 'KSH', frequency: 'Monthly' },
    panel: {
      sum: 'KSH 1,000',
      words: 'about $7.71, every month, 12 times',
      pay: 'Pay KSH 1,000',
      year: ['KSH 12,000 about $92.50'],
    },
    mpesa: {
      label: 'Amount',
      value: 'KSH 1,000',
      copies: '1000',
      words: 'about $7.71, every month, 12 times',
    },
    kenya: { label: 'Amount, every month', value: 'KSH 1,000', copies: '1000' },
    abroad: { label: 'Amount, once a year', value: 'about $92.50', copies: '92.50' },
    note: {
      amount: 'KSH 1,000',
      fromAbroad: '$92.50',
      purpose: 'Support for a child’s year at school',
    },
    reminder: {
      title: 'Gift to Motherly Care: KSH 1,000',
      text: 'Support for a child’s year at school, in 12 payments: KSH 1,000 (about $7.71) each.',
      rule: 'FREQ=MONTHLY;COUNT=12',
    },
    shared: 'Support for a child’s year at school: KSH 1,000 every month.',
  },
  // 15 × 24,000 ÷ 185 = 1,945.95; 12 × 1,946 = 23,352.
  dollarsMonthly: {
    fragment: '#plan-usd-15-monthly',
    choose: { own: '15', currency: '$', frequency: 'Monthly' },
    panel: {
      sum: '$15',
      words: 'about KSH 1,946, every month, 12 times',
      pay: 'Pay $15',
      year: ['$180 about KSH 23,352'],
    },
    mpesa: {
      label: 'Amount',
      value: 'about KSH 1,946',
      copies: '1946',
      words: '$15, every month, 12 times',
    },
    kenya: { label: 'Amount, every month', value: 'about KSH 1,946', copies: '1946' },
    abroad: { label: 'Amount, once a year', value: '$180', copies: '180' },
    note: {
      amount: 'KSH 1,946',
      fromAbroad: '$180',
      purpose: 'Support for a child’s year at school',
    },
    reminder: {
      title: 'Gift to Motherly Care: $15',
      text: 'Support for a child’s year at school, in 12 payments: $15 (about KSH 1,946) each.',
      rule: 'FREQ=MONTHLY;COUNT=12',
    },
    shared: 'Support for a child’s year at school: $15 every month.',
  },
  // 300,000 × 185 ÷ 24,000 = 2,312.5; four times that is 9,250.
  large: {
    fragment: '#plan-kes-300000-quarterly',
    choose: { own: '300,000', currency: 'KSH', frequency: 'Quarterly' },
    panel: {
      sum: 'KSH 300,000',
      words: 'about $2,312.50, every three months, 4 times',
      pay: 'Pay KSH 300,000',
      year: ['KSH 1,200,000 about $9,250'],
    },
    mpesa: null,
    kenya: { label: 'Amount, every three months', value: 'KSH 300,000', copies: '300000' },
    abroad: { label: 'Amount, once a year', value: 'about $9,250', copies: '9250' },
    note: {
      amount: 'KSH 300,000',
      fromAbroad: '$9,250',
      purpose: 'Support for a child’s year at school',
    },
    reminder: {
      title: 'Gift to Motherly Care: KSH 300,000',
      text: 'Support for a child’s year at school, in 4 payments: KSH 300,000 (about $2,312.50) each.',
      rule: 'FREQ=MONTHLY;INTERVAL=3;COUNT=4',
    },
    shared: 'Support for a child’s year at school: KSH 300,000 every three months.',
  },
  // 300 × 24,000 ÷ 185 = 38,918.92.
  uniforms: {
    fragment: '#gift-300',
    choose: { card: '$300 KSH', frequency: null },
    panel: {
      sum: 'KSH 38,919',
      words: '$300, once: uniforms for multiple children',
      pay: 'Pay KSH 38,919',
      year: [],
    },
    mpesa: {
      label: 'Amount',
      value: 'KSH 38,919',
      copies: '38919',
      words: '$300, once: uniforms for multiple children',
    },
    kenya: { label: 'Amount, once', value: 'KSH 38,919', copies: '38919' },
    abroad: { label: 'Amount, once', value: '$300', copies: '300' },
    note: { amount: 'KSH 38,919', fromAbroad: '$300', purpose: 'Uniforms for multiple children' },
    reminder: {
      title: 'Gift to Motherly Care: KSH 38,919',
      text: 'Uniforms for multiple children: KSH 38,919 ($300).',
      rule: null,
    },
    shared: 'Uniforms for multiple children: KSH 38,919.',
  },
  // 500 × 185 ÷ 24,000 = 3.8542.
  ownGift: {
    fragment: '#gift-kes-500',
    choose: { own: '500', currency: 'KSH', frequency: null },
    panel: { sum: 'KSH 500', words: 'about $3.85, once', pay: 'Pay KSH 500', year: [] },
    mpesa: { label: 'Amount', value: 'KSH 500', copies: '500', words: 'about $3.85, once' },
    kenya: { label: 'Amount, once', value: 'KSH 500', copies: '500' },
    abroad: { label: 'Amount, once', value: 'about $3.85', copies: '3.85' },
    note: { amount: 'KSH 500', fromAbroad: '$3.85', purpose: 'Where it is needed most' },
    reminder: {
      title: 'Gift to Motherly Care: KSH 500',
      text: 'Your gift: KSH 500 (about $3.85).',
      rule: null,
    },
    shared: 'A gift for the children: KSH 500.',
  },
} as const satisfies Record<string, GivenChoice>;

export const allGivingChoices: readonly GivenChoice[] = Object.values(givingChoices);
