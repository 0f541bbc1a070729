/** What a visitor keeps of the page "How to give", and how to tell that it is really the home's. */
export const downloadTexts = {
  title: 'Keep and check',
  real: 'Is this really us?',
  promises: {
    oneNumber: 'One number everywhere',
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
  remindersText: 'Each file reminds you every year, until you delete it from your calendar.',
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
  saved: 'Open the saved file, and your calendar will add the dates.',
  notSaved: 'Nothing saved? Here are the dates:',
  readyFile: 'Or use a ready-made file:',
  share: { plan: 'Share this plan', gift: 'Share this gift' },
  shareTitle: 'Choose how to send it',
  copyLink: 'Copy the link',
  link: { plan: 'The link to this plan', gift: 'The link to this gift' },
  note: {
    plan: 'A plan for yourself: nothing is sent and nothing is charged.',
    gift: 'A reminder for yourself: nothing is sent and nothing is charged.',
  },
} as const;
