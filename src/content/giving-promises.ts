import type { Sentence } from './statement.ts';

/** What givers and visitors are promised and asked; only the home can. */
export const givingPromises = {
  oneNumber: {
    toConfirm: 'You find the same number on this website, on the card and when you call us.',
  },
  noNewNumber: {
    toConfirm: 'We never announce a new number by message. If somebody does, call us.',
  },
  neverPin: { toConfirm: 'We never ask for your PIN, on the phone or in writing.' },
  answerBeforeVisit: { toConfirm: 'We answer you before the day that you ask for.' },
  visitors: {
    toConfirm:
      'Please stay with our staff, and take no picture of a child unless they and the child agree.',
  },
} as const satisfies Record<string, Sentence>;
