import { formatKes } from '../lib/money.ts';
import { donationTiers } from './payments.ts';

/** The most that M-PESA takes in one payment, in shillings. */
export const MPESA_LIMIT_KES = 250_000;

/** The page "How to give", in the order of the page. */
export const choosingTexts = {
  title: 'Choose',
  lead: 'A year at school for a child, or a single gift. You pay nothing on this page, and you can change your mind.',
  what: 'What would you like to do?',
  plan: { title: 'Support a child’s year at school', text: 'In one payment or in parts' },
  gift: { title: 'Give once', text: `One gift, such as ${donationTiers[0].label}` },
  howMuch: 'How much a year?',
  howOften: 'How often will you pay?',
  ownAmount: 'Your own amount',
  /** Before hydration. */
  seeTable: 'See below what each plan and gift comes to.',
  noAmount: 'Choose or enter an amount to see what it comes to.',
  unread: 'We could not read the amount in this link. Please choose it here.',
  refusedAmount: 'Please enter a whole number of US dollars, such as 150.',
  waiting: 'See the children waiting for a sponsor',
  /** Opens the tables. */
  tables: 'What every plan and gift comes to',
  plansCaption: 'Support for a child’s year at school: what each payment comes to',
  giftsCaption: 'Single gifts',
} as const;

const limit = formatKes(MPESA_LIMIT_KES).replace(' ', '\u00a0');

export const payingTexts = {
  title: 'Pay',
  lead: 'With M-PESA on your phone in Kenya, or through your bank.',
  accountAlone: 'Type only these letters.',
  yourAmount: 'The amount that you choose above',
  pin: 'Type it on your phone only, and never tell anyone.',
  regularly: 'Set up a standing order once, with M-PESA Ratiba in the M-PESA app or by dialling',
  wrong: 'Wrong number or wrong amount? Keep the SMS from M-PESA and call us:',
  large: 'Confirm by phone before a large transfer:',
  upToLimit: `Up to ${limit}`,
  overLimit: `M-PESA takes no more than ${limit} in one payment. Please pay through your bank.`,
  feePaidBy: {
    giver: 'You pay the M-PESA fee on top of the amount.',
    home: 'The home pays the M-PESA fee: you pay only the amount.',
  },
  copyFor: { kenya: 'Copy for Kenya', abroad: 'Copy for abroad' },
  /** Of a plan. */
  onceAYear: 'From abroad, once a year is best.',
  transferFees: 'Banks charge for each transfer from abroad, and the fees eat into small payments.',
} as const;
