import type { PaymentFrequency } from '../lib/giving-plan.ts';
import { organization } from './organization.ts';

/** What a visitor keeps of the page "How to give", and how to tell that it is really the home's. */
export const downloadTexts = {
  title: 'Save for later',
  real: 'Is this really us?',
  promises: {
    oneNumber: 'The same payment numbers everywhere',
    noNewNumber: 'No new number by message',
    neverPin: 'Never your PIN',
  },
  checked: 'Two people last checked the payment details on',
  card: { title: 'The payment card', save: 'Save as a picture', file: 'payment-card' },
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

export const planActionTexts = {
  first: 'First payment',
  day: 'Day',
  last: 'Last payment',
  missing: 'Not every month has that day. Pay on',
  lastDay: 'the last day of each month',
  day28: 'the 28th',
  /** For a single date, and for several. */
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

/** On which days a ready-made file reminds. */
export const reminderDays: Readonly<Record<PaymentFrequency, string>> = {
  annual: '1 January',
  'semi-annual': '1 January and 1 July',
  quarterly: '1 January, 1 April, 1 July and 1 October',
  monthly: 'the 1st of every month',
};

/** What a calendar shows of a reminder. */
export const reminderTexts = {
  /** An amount follows, as it does the next. */
  title: `Gift to ${organization.shortName}`,
  gift: 'Your gift',
  payments: (count: number) => (count === 1 ? 'one payment' : `${count} payments`),
  /** After the payments of a reminder without end. */
  aYear: ' a year',
  /** After the amount of several payments. */
  each: ' each',
  /** The page's address follows. */
  howToGive: 'How to give, with the current payment details:',
} as const;
