import type { Sentence } from './statement.ts';

/** What givers and visitors are promised; only the home can. */
export const givingPromises = {
  noNewNumber: {
    toConfirm: 'We never announce a new number by message. If somebody does, call us.',
  },
  neverPin: { toConfirm: 'We never ask for your PIN, on the phone or in writing.' },
  answerBeforeVisit: { toConfirm: 'We answer you before the day that you ask for.' },
} as const satisfies Record<string, Sentence>;
