import { organization } from './organization.ts';
import { annualFees } from './payments.ts';

/**
 * Each page's name, the sentence below it, its headings and its closing call, in the order of the
 * page. Header, footer and the title in the browser's tab take the name from here. Longer texts have
 * files of their own: see README.md.
 */

const oneYearOfSchool = `One child, one year of school: $${annualFees.usd}`;

export const homeTexts = {
  name: 'Home',
  featuredPrograms: 'Programs that raise the whole child',
  /** For screen readers: sighted visitors see the numbers themselves. */
  inNumbers: 'What has come of it so far',
  /** What a year costs and covers follows, from `payments.ts`. */
  closing: { title: oneYearOfSchool },
} as const;

export const aboutTexts = {
  name: 'About Us',
  lead: `A children’s home with a school of its own, and a gate that has stood open since ${organization.foundedYear}.`,
  whatWeDo: 'What We Do',
  values: 'Our core values',
  closing: {
    title: 'Come and see, or lend a hand',
    text: 'There are six ways to help, and a visit is one of them.',
  },
} as const;

export const childrenTexts = {
  name: 'Our Children',
  lead: 'Support a year of school for a child here.',
  fees: 'Annual school fees',
  howToPay: 'Pay them at once or in parts',
  /** In the thanks, to the plan that was chosen. */
  payPlan: 'How to pay, step by step',
  /** For screen readers. */
  cards: 'Waiting for a sponsor',
  /** What a year costs and covers follows, from `payments.ts`. */
  closing: { title: oneYearOfSchool },
} as const;

export const programsTexts = {
  name: 'Programs',
  lead: 'Six programs carry a child from the first day at school to the step beyond it.',
  /** For screen readers. */
  inNumbers: 'Our programs in numbers',
  whyItWorks: 'Why it works',
  closing: {
    title: 'Help a program go on',
    text: 'Every gift becomes something a child can hold, eat, read or learn.',
  },
} as const;

export const galleryTexts = {
  name: 'Gallery',
  lead: 'Days at the home, from first bell to lantern.',
  /** For screen readers. */
  photos: 'Photos',
  closing: {
    title: 'Be part of the next picture',
    text: 'Support a year of school, or come and see the home for yourself.',
  },
} as const;

export const getInvolvedTexts = {
  name: 'Get Involved',
  lead: 'Six ways to help. Choose the one that fits your life.',
  /** For screen readers. */
  waysToHelp: 'Six ways to help',
  howToDonate: 'How to Donate',
  howToDonateLead: 'Choose a gift, and its amount stands ready below. Or give what you like.',
  gifts: 'What would you like to give?',
  /** For screen readers: names the list of gifts. */
  donationTiers: 'What your donation provides',
  stepByStep: 'Step by step, with a plan and a card to keep',
  beforeGiving: {
    visit: { title: 'Come and see', link: 'Ask for a visit' },
    ask: {
      title: 'Ask us first',
      text: 'We are glad to answer before you give, on the phone or by e-mail.',
    },
    safety: {
      title: 'A child’s safety comes before a gift',
      text: 'How we keep to that, and whom to call.',
    },
  },
  stories: 'How people help',
  closing: {
    title: 'Talk to us first, if you like',
    text: 'We are glad to answer before you decide, on the phone or by e-mail.',
  },
} as const;

export const giveTexts = {
  name: 'How to give',
  lead: 'Choose, pay by M-PESA or bank, and tell us. Step by step, at your own speed.',
} as const;

export const contactTexts = {
  name: 'Contact',
  lead: 'Call, write or come by. Somebody here will know the answer.',
  reachUs: 'Reach us',
  form: 'Send us a message',
  questions: 'Questions we are often asked',
  closing: {
    title: 'Rather help straight away?',
    text: 'Choose one of six ways, from an hour of your time to a year of school.',
  },
} as const;

/**
 * The pages of plain words. Their texts stand in files of their own, which every page would load if
 * the footer took the names from there.
 */
export const statementNames = {
  accessibility: 'Accessibility',
  privacy: 'Privacy',
  safeguarding: 'Safeguarding',
} as const;

/** The part with the map, on About Us and Contact. */
export const locationTexts = { title: 'Find us in Ruai' } as const;

export const notFoundTexts = {
  name: 'Page not found',
  text: 'This path leads nowhere, but the gate is open. Home is one step away.',
} as const;

export const errorTexts = {
  text: 'We are sorry. You can still reach us by phone, or start again from the home page.',
} as const;
