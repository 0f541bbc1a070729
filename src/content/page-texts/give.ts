import type { PaymentFrequency } from '../../lib/giving-choice.ts';
import { formatKes, formatUsd } from '../../lib/money.ts';
import { amountLimits, MPESA_LIMIT_KES } from '../amount-limits.ts';
import { donationTiers, hasBank } from '../payments.ts';
import type { Sentence } from '../statement.ts';

const { KES, USD } = amountLimits;

export const giveTexts = {
  lead: 'Choose, pay and tell us. Take your time.',
} as const;

/** The parts of "How to give", in order. */
export const choosingTexts = {
  title: 'Choose',
  lead: 'You pay nothing on this page, and you can change your mind.',
  what: 'What would you like to do?',
  plan: { title: 'Support a child’s year at school', text: 'In one payment or in parts' },
  gift: { title: 'Give once', text: `One gift, such as ${donationTiers[0].label}` },
  howMuch: 'How much?',
  howOften: 'How often will you pay?',
  ownAmount: 'Your own amount',
  /** Before hydration. */
  seeTable: 'See below what each plan and gift comes to.',
  noAmount: 'Choose or enter an amount to see what it comes to.',
  unread: 'We could not read the amount in this link. Please choose it here.',
  /** Beside the field, for screen readers. */
  currency: 'Currency of your own amount',
  /** On the card of a plan that only a link names. */
  linked: 'As in your link.',
  /** What the visitor's own amount must be: shown from the start, and when it is refused. */
  refusedAmount: {
    unreadable: 'Please write an amount in figures, such as 1,000.',
    notWhole: 'Please write a whole amount, without cents.',
    otherMoney: 'We count in shillings or dollars, and the bank changes other money.',
    tooSmall: `The smallest amount is ${formatKes(KES.smallest)} or ${formatUsd(USD.smallest)}.`,
    tooLarge: `The largest amount is ${formatKes(KES.largest)} or ${formatUsd(USD.largest)}. For more, please call us.`,
  },
  waiting: 'See the children waiting for a sponsor',
  tables: 'What every plan and gift comes to',
  plansCaption: 'Plans for a year: what each payment comes to',
  giftsCaption: 'Single gifts',
} as const;

const limit = formatKes(MPESA_LIMIT_KES).replace(' ', '\u00a0');

export const payingTexts = {
  title: 'Pay',
  lead: `With M-PESA on your phone in Kenya${hasBank ? ', or through your bank' : ''}.`,
  accountAlone: 'Type only these letters.',
  yourAmount: 'The amount that you choose above',
  pin: 'Type it on your phone only, and never tell anyone.',
  regularly: 'Set up a standing order once, with M-PESA Ratiba in the M-PESA app or by dialling',
  wrong: `Wrong number or wrong amount? Keep the SMS from M-PESA${hasBank ? ' or the receipt of your bank' : ''}, and call us:`,
  large: 'Confirm by phone before a large transfer:',
  upToLimit: `Up to ${limit}`,
  overLimit: `M-PESA takes no more than ${limit} in one payment. ${hasBank ? 'Please pay through your bank.' : 'Please send it in several payments, or call us.'}`,
  feePaidBy: {
    giver: 'You pay the M-PESA fee on top of the amount.',
    home: 'The home pays the M-PESA fee: you pay only the amount.',
  },
  copyFor: { kenya: 'Copy for Kenya', abroad: 'Copy for abroad' },
  onceAYear: 'From abroad, once a year is best.',
  /** A link and the words after it. The phone number follows. */
  askByEmail: 'Ask by e-mail',
  thenConfirm: 'then confirm by phone',
  transferFees: 'Banks charge for each transfer from abroad, and the fees eat into small payments.',
} as const;

/** The note that tells the home of a payment. */
export const giftNoteTexts = {
  title: 'Tell us',
  lead: 'Then we know whose gift it is and what it is for.',
  form: 'I have paid',
  /** Replace what the page fills in: before hydration, and without an amount. */
  filledIn: 'Amount, date, way and purpose',
  noAmount: 'No amount yet',
  change: 'Change',
  panel: 'Your note',
  /** Below the reference. A giver who comes back finds another than last week's. */
  newReference: 'This reference is new. That of an earlier note is in the message that you sent.',
  /** The reference of the note sent before follows. */
  sentReference: 'Your last note was sent with',
  notStored: 'This site stores none of it.',
  /** Required by section 29 of Kenya's Data Protection Act (2019), before anybody writes it. */
  dataProtection:
    'The home receives this note, through the app that you choose, to find your gift and to answer you. You do not have to send it: your gift counts without it, but then we may not know whose it is. You may ask what we hold about you, and ask us to correct or delete it.',
  paidBy: {
    mpesa: 'M-PESA',
    bank: 'Bank transfer in Kenya',
    abroad: 'Bank transfer from abroad',
  },
  codeHint: 'Only the code, please: the rest of the message shows your balance.',
  noCode: 'There is no code in this text, so it is left out of the note.',
  /** If a whole message was pasted. The code follows. */
  codeFound: 'Only the code goes into your note:',
} as const;

/** What a visitor keeps, and how to tell that the page is the home's. */
export const downloadTexts = {
  title: 'Save for later',
  real: 'Is this really us?',
  promises: {
    oneNumber: 'The same payment numbers everywhere',
    noNewNumber: 'No new number by message',
    neverPin: 'Never your PIN',
  },
  checked: 'Two people last checked the payment details on',
  card: { title: 'The payment card', save: 'Save', file: 'payment-card' },
  poster: { title: 'A poster to share or put up', save: 'Save', file: 'poster' },
  print: 'Print',
  contact: {
    title: 'Our number in your phone.',
    text: 'Save the home as a contact, and you will know who is calling.',
    save: 'Save contact file',
  },
  reminders: 'Reminders for your calendar',
  remindersText:
    'Each file reminds you on the days in its name, until you delete it from your calendar.',
} as const;

/** Promises that only the home can make. */
export const givingPromises = {
  oneNumber: {
    toConfirm:
      'Paybill and bank account are the same on this website, on the payment card and when you call us.',
  },
  noNewNumber: {
    toConfirm: 'We never announce a new number in a message. If you get such a message, call us.',
  },
  neverPin: { toConfirm: 'We never ask for your PIN, by phone or in writing.' },
} as const satisfies Record<string, Sentence>;

/** What a visitor shares about a gift without a purpose. */
export const aGift = 'A gift for the children';

export const planActionTexts = {
  first: 'First payment',
  day: 'Day',
  last: 'Last payment',
  missing: 'Not every month has that day. Pay on',
  lastDay: 'the last day of the month',
  day28: 'the 28th',
  /** For one date, and for several. */
  one: {
    calendar: 'Put this date in my calendar',
    saved: 'Open the saved file, and your calendar will add the date.',
    notSaved: 'Nothing saved? Here is the date:',
  },
  several: {
    calendar: 'Put these dates in my calendar',
    saved: 'Open the saved file, and your calendar will add the dates.',
    notSaved: 'Nothing saved? Here are the dates:',
  },
  readyFile: 'Or use a ready-made file:',
  share: { plan: 'Share this plan', gift: 'Share this gift' },
  shareTitle: 'Choose how to send it',
  copyLink: 'Copy the link',
  link: { plan: 'The link to this plan', gift: 'The link to this gift' },
  note: {
    plan: 'This plan is only for you: nothing is sent and nothing is charged.',
    gift: 'This is only a reminder for you: nothing is sent and nothing is charged.',
  },
} as const;

/** The days of a ready-made reminder. */
export const reminderDays: Readonly<Record<PaymentFrequency, string>> = {
  annual: '1 January',
  'semi-annual': '1 January and 1 July',
  quarterly: '1 January, 1 April, 1 July and 1 October',
  monthly: 'the 1st of every month',
};
