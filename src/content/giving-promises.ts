import type { Sentence } from './statement.ts';

/** What givers and visitors are promised and asked; only the home can. */
export const givingPromises = {
  oneNumber: {
    toConfirm:
      'Paybill and bank account are the same on this website, on the payment card and when you call us.',
  },
  noNewNumber: {
    toConfirm: 'We never announce a new number in a message. If you get such a message, call us.',
  },
  neverPin: { toConfirm: 'We never ask for your PIN, by phone or in writing.' },
  answerBeforeVisit: { toConfirm: 'We will answer before the day that you ask for.' },
  visitors: {
    toConfirm:
      'Please stay with our staff, and take no picture of a child unless our staff and the child both agree.',
  },
} as const satisfies Record<string, Sentence>;
