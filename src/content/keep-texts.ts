/** What a visitor keeps of the page "How to give", and how to tell that it is really the home's. */
export const keepTexts = {
  title: 'Keep and check',
  real: 'Is this really us?',
  promises: {
    oneNumber: 'One number everywhere',
    noNewNumber: 'No new number by message',
    neverPin: 'Never your PIN',
  },
  checked: 'Two people last checked the payment details on',
  card: { title: 'The payment card', save: 'Save as a picture', file: 'payment-card' },
  poster: { title: 'The poster, to share or hang up', save: 'Save', file: 'poster' },
  print: 'Print',
  contact: {
    title: 'Our number in your phone.',
    text: 'Save the home as a contact, and you know who is calling.',
    save: 'Save contact file',
  },
  reminders: 'Reminders for your calendar',
  remindersText:
    'Each file reminds you on the days named, year after year, until you delete it from your calendar.',
} as const;

export const planActionTexts = {
  first: 'First payment',
  day: 'Day',
  last: 'Last payment',
  missing: 'Not every month has that day. Pay on',
  lastDay: 'the last day of each month',
  day28: 'the 28th',
  calendar: 'Put these dates in my calendar',
  calendarOne: 'Put this date in my calendar',
  saved: 'Open the file that was saved, and your calendar takes the dates in.',
  notSaved: 'Was nothing saved? Some apps lose files. Here are the dates:',
  readyFile: 'Or take the file that is ready:',
  share: 'Share this plan',
  shareTitle: 'Send it in your own way',
  copyLink: 'Copy the link',
  link: 'The link to this plan',
  note: 'A plan for yourself: nothing is sent and nothing is charged.',
} as const;
