import { isAnyWaiting } from '../groups-of-children.ts';

export const childrenTexts = {
  lead: 'Help a child through a year at school.',
  fees: 'Annual school fees',
  /** The link to How to give follows. */
  payment: 'Pay them all at once or in parts:',
  /** The link to a plan in shillings follows. */
  inKenya: 'In Kenya, for example:',
  /** If no group waits for a sponsor. The phone and a link to an e-mail follow. */
  askInstead: 'Would you still like to help a child through a year at school? Please ask us:',
  askByEmail: 'Ask by e-mail',
  none: 'No children found for the selected filter.',
  sponsored: 'Sponsored',
  /** Only screen readers say it. */
  cards: 'Groups of children',
  /** Above answers from home-questions.ts. */
  answers: 'What sponsors ask',
  /** The list of what the fees cover stands once, on the ticket above. */
  ending: `${isAnyWaiting ? 'Choose a group and tell' : 'Tell'} us how to reach you. We agree the rest together.`,
} as const;

/** What the dialog says once the form has opened the visitor’s mail app. */
export const sponsorshipThanks = {
  title: 'Thank You!',
  text: "Your interest in supporting our children has been sent. We'll contact you soon to discuss the next steps.",
  /** The home has nothing until the visitor sends the message there. */
  lastStep: {
    title: 'One last step',
    text: 'Your words are in your mail app now. They reach us once you press Send there.',
  },
} as const;
