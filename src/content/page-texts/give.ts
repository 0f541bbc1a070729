import type { Often } from '../../lib/gift.ts';
import { formatKes, formatUsd } from '../../lib/money.ts';
import { amountLimits, MPESA_LIMIT_KES } from '../amount-limits.ts';
import { isAnyWaiting } from '../groups-of-children.ts';
import { organization } from '../organization.ts';
import { annualFees, hasBank } from '../payments.ts';
import { pageNames } from '../shared-texts.ts';

const { KES, USD } = amountLimits;

export const giveTexts = {
  lead: 'You pay nothing on this page.',
  /** The gift follows. */
  fromLink: 'From your link:',
  unread: 'We could not read the amount in your link. Please choose it here.',
  /** Follows the rest of the gift, if the link names more. */
  unknownPurpose: 'What the gift is for is not on our list now. Please choose it here.',
  steps: 'The four steps',
  rate: `We count ${formatKes(annualFees.kes)} as ${formatUsd(annualFees.usd)}.`,
} as const;

export const choosingTexts = {
  title: 'Choose',
  what: 'What is it for?',
  programs: 'One of our programs',
  anyAmount: 'any amount',
  howOften: 'How often?',
  often: {
    once: 'Once',
    monthly: 'Every month',
    annual: 'Every year',
    quarterly: 'Every 3 months',
    'semi-annual': 'Every 6 months',
  } satisfies Record<Often, string>,
  howMuch: 'How much?',
  eachTime: 'How much each time?',
  currency: 'Shillings or dollars',
  ownAmount: 'Your own amount',
  /** If it can't be read. */
  refusedAmount: {
    unreadable: 'Please write a number, such as 1,000.',
    notWhole: 'Please write a whole amount, without cents.',
    otherMoney: `We count in shillings or dollars${hasBank ? ', and the bank changes other money' : ''}.`,
    tooSmall: `The smallest amount is ${formatKes(KES.smallest)} or ${formatUsd(USD.smallest)}.`,
    tooLarge: `The largest amount is ${formatKes(KES.largest)} or ${formatUsd(USD.largest)}. For more, please call us.`,
  },
  gift: 'Your gift',
  /** Names the foot of a phone's screen. */
  soFar: 'Your gift so far',
  gaps: { amount: 'How much?', purpose: 'what?' },
  pay: 'Pay',
  seeHowToPay: 'See how to pay',
  table: 'What every gift comes to',
  /** Where the script has not come. Links to Pay and to the table follow. */
  notLoaded: 'The questions on this page have not loaded. You can give without them.',
  schoolTable: 'A child’s year at school',
  giftTable: 'Other gifts, as often as you like',
  onceOrYearly: 'Once, or every year',
  twoChildren: 'Two children',
  email: 'E-mail us',
  waiting: isAnyWaiting ? 'See the groups of children' : pageNames.children,
} as const;

const limit = formatKes(MPESA_LIMIT_KES);

export const payingTexts = {
  title: 'Pay',
  lead: `With M-PESA on your phone${hasBank ? ', or through your bank' : ''}.`,
  change: 'Change gift',
  chooseFirst: 'Choose a gift first',
  amount: 'Amount',
  mpesa: 'on your phone',
  bank: 'in Kenya or from abroad',
  /** If no account takes shillings. */
  bankInDollars: 'from abroad',
  accountAlone: 'Type just this, with nothing added.',
  /** Shown without script, and until an amount is chosen. */
  youDecide: 'you decide',
  choose: 'Choose',
  /** M-PESA's own words follow. */
  open: 'Open',
  enter: 'Enter',
  yourPin: 'your PIN',
  pin: 'on your phone only. We never ask for it.',
  nameMustBe: 'The name must be',
  /** Until the home has confirmed a name. The phone follows. */
  someName: 'M-PESA shows a name first. Not sure? Call before you confirm:',
  otherName: 'Then confirm. Another name? Stop and call us.',
  regularly: 'Set it up once, with M-PESA Ratiba in the M-PESA app or by dialling',
  overLimit: `M-PESA takes up to ${limit} in one payment.`,
  twoWays: 'Two ways: ',
  or: ', or ',
  /** Instead of the two ways, for a very large sum. */
  pleasePay: 'Please pay',
  /** Shown if there is no bank. */
  several: 'Please send it in',
  callUs: 'Please call us:',
  throughBank: 'through the bank',
  large: 'Confirm by phone before a large transfer:',
  fromAbroad: 'M-PESA works in Kenya only. From abroad:',
  theBank: 'use the bank',
  /** Shown if there is no bank. The phone and `askByEmail` follow. */
  askFromAbroad: 'M-PESA works in Kenya only. From abroad, please ask us how to give:',
  feePaidBy: {
    giver: 'You pay the M-PESA fee on top of the amount.',
    home: 'The home pays the M-PESA fee: you pay only the amount.',
  },
  amountFromAbroad: 'Amount from abroad',
  /** Folds what follows, unless dollars are chosen. */
  abroad: 'From abroad, or a receipt for your tax',
  reference: 'Payment reference',
  referenceHint: 'and your name, if there is room',
  noIban: 'Kenya has no IBAN: give the account number instead.',
  onceAYear: 'From abroad, once a year is best.',
  transferFees: 'Banks take a fee each time.',
  /** Links follow. */
  askFirst: 'Ask us first for',
  askByEmail: 'Ask by e-mail',
  receipts: 'Will you get a receipt for your tax? Ask before you give:',
  receiptsLink: 'what we say about receipts',
  real: 'Is this really us? Wrong amount?',
  checked: 'Two people last checked the payment details on',
  wrong: `Wrong number or wrong amount? Keep the message of M-PESA${hasBank ? ' or of your bank' : ''}, and call us:`,
  paid: 'I have paid',
  iPaid: 'I paid',
} as const;

/** The note that tells the home of a payment. */
export const noteTexts = {
  title: 'Tell us',
  lead: 'Then we know that the gift is yours, and we can thank you.',
  name: 'Your name',
  reach: 'Your phone or e-mail',
  paidBy: 'How did you pay?',
  ways: { mpesa: 'With M-PESA', bank: 'Through a bank' },
  message: 'Paste the M-PESA message, or type its code',
  /** Stands below the box until something is read from it. */
  onlyCode: 'We need only the code, the amount and the day. Not your balance.',
  /** What was read follows. */
  read: 'Read:',
  unread: {
    phone: 'This looks like a phone number. The code is in M-PESA’s message.',
    length: 'A code has 10 letters and numbers. Please check it.',
    several: 'There are two messages or codes here. Please send a note for each.',
    noPayment:
      'This message is not about a payment to us. Please use the one that you got when you paid.',
    noCode: 'We find no M-PESA code in this. A code has 10 letters and numbers.',
  },
  day: 'Which day did you pay?',
  /** The last day that can be chosen follows. */
  until: 'optional, until',
  bankReference: 'Your bank’s reference',
  amount: 'How much did you pay?',
  purpose: 'What is it for?',
  pleaseChoose: 'Please choose',
  byEmail: 'Send by e-mail',
  slip: 'What you send',
  gaps: { gift: 'How much?', name: 'your name', reach: 'phone or e-mail' },
  startNew: 'Start a new note',
  foot: 'A note, not a receipt. Only the home gets it; this site keeps nothing.',
  yourData: 'What happens to my data?',
  /** Required by section 29 of Kenya's Data Protection Act (2019), before anybody writes it. */
  dataProtection:
    'The home receives this note, through the app that you choose, to find your gift and to answer you. You need not send it: your gift counts without it, but then we may not know whose it is. You may ask what we hold about you, and have it corrected or deleted.',
} as const;

/** What a visitor keeps. */
export const keepingTexts = {
  title: 'Save',
  /** Follows the title. The road shows it only if there is room. */
  forLater: 'for later',
  card: 'Payment card',
  poster: 'Poster',
  save: 'Save',
  print: 'Print',
  calendar: 'Calendar',
  dayToPay: 'Day to pay',
  fromToday: 'from today',
  add: 'Add to my calendar',
  /** The days follow. */
  added: 'Open the saved file, and your calendar adds it:',
  lastDay: 'on the last day,',
  untilDeleted: 'until you delete it',
  link: 'This gift as a link',
  /** The title of a shared link. */
  linkTitle: `How to give to ${organization.name}`,
  copyLink: 'Copy the link',
  share: 'Share',
  /** Names the field that is shown if the browser refuses to copy. */
  theLink: 'The link to this gift',
  number: 'Our number',
  saveContact: 'Save contact',
} as const;

/** How to tell that the page is the home's. */
export const realTexts = {
  oneNumber: 'The same payment numbers everywhere.',
  noNewNumber: 'No new number by message.',
  neverPin: 'Never your PIN.',
} as const;

/** Promises that only the home can make. */
export const givingPromises = {
  // to confirm
  oneNumber: `${hasBank ? 'Paybill and bank account are' : 'The paybill is'} the same on this website, on the payment card and when you call us.`,
  // to confirm
  noNewNumber: 'We never announce a new number in a message. If you get such a message, call us.',
  // to confirm
  neverPin: 'We never ask for your PIN, by phone or in writing.',
} as const satisfies Record<keyof typeof realTexts, string>;
