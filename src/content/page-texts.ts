import { childrenInCare } from './impact.ts';
import { organization } from './organization.ts';

/**
 * Each page's name, the sentence below it, its headings and its closing band, in the order of the
 * page. Header, footer and the title in the browser's tab take the name from here. Longer texts have
 * files of their own: see README.md.
 */

const oneYear = 'One child, one year at school';

export const homeTexts = {
  name: 'Home',
  day: {
    title: 'One day at the home',
    lead: 'From morning to night, in pictures.',
    /** What a year costs and covers follows, from `payments.ts`. */
    price: oneYear,
  },
  featuredPrograms: 'Three of our six programs',
  /** For screen readers: sighted visitors see the numbers themselves. */
  inNumbers: 'What the home has done so far',
  closing: {
    title: 'How you can help',
    text: 'Sponsor a child’s year at school, or choose another of our six ways to help.',
  },
} as const;

export const aboutTexts = {
  name: 'About Us',
  lead: `A children’s home with a primary school of its own. It began in ${organization.foundedYear} with ten children.`,
  /** Below the picture at the top: who is in it. */
  caption: 'Some of the people who work here.',
  whatWeDo: 'What We Do',
  values: 'Our core values',
  closing: {
    title: 'Come and see, or lend a hand',
    text: 'There are six ways to help, and a visit is one of them.',
  },
} as const;

export const childrenTexts = {
  name: 'Our Children',
  lead: 'Help a child through a year at school.',
  fees: 'Annual school fees',
  /** The link to How to give follows. */
  payment: 'Pay them all at once or in parts:',
  /** For screen readers. */
  cards: 'Waiting for a sponsor',
  /** What a year costs and covers follows, from `payments.ts`. */
  closing: { title: oneYear },
} as const;

export const programsTexts = {
  name: 'Programs',
  lead: 'School, faith, life skills, a trade, the step to secondary school, and a home: six programs.',
  /** For screen readers. */
  inNumbers: 'Our programs in numbers',
  whyItWorks: 'Why it works',
  closing: {
    title: 'Help keep a program going',
    text: 'A gift pays for meals, stationery, medical care, school fees or uniforms.',
  },
} as const;

export const galleryTexts = {
  name: 'Gallery',
  lead: 'Lessons, play, meals and celebrations at the home.',
  /** For screen readers. */
  photos: 'Photos',
  closing: {
    title: 'Help, or come and see',
    text: 'Support a child’s year at school, or visit the home yourself.',
  },
} as const;

export const getInvolvedTexts = {
  name: 'Get Involved',
  lead: 'Six ways to help. Choose the one that fits your life.',
  /** For screen readers. */
  waysToHelp: 'Six ways to help',
  howToDonate: 'How to Donate',
  howToDonateLead: 'Choose a gift to see how to give it, or give any amount you like.',
  gifts: 'What would you like to give?',
  /** For screen readers: names the list of gifts. */
  donationTiers: 'What your donation provides',
  /** While the bank is not set in giving-settings.ts. */
  askForBank: 'Call us for the bank and branch.',
  /** The link to How to give follows. */
  stepByStep: 'Step by step, with a plan and a card to keep:',
  beforeGiving: {
    visit: { title: 'Come and see', link: 'Ask for a visit' },
    safety: {
      title: 'A child’s safety comes before a gift',
      text: 'How we make sure of that, and whom to call.',
    },
  },
  stories: 'How people help',
  closing: {
    title: 'Talk to us first, if you like',
    text: 'We are glad to answer before you decide, by phone or by e-mail.',
  },
} as const;

export const giveTexts = {
  name: 'How to give',
  lead: 'Choose, pay by M-PESA or bank, and tell us. Take your time.',
} as const;

export const contactTexts = {
  name: 'Contact',
  lead: 'Call us, write to us, or ask for a day to visit.',
  reachUs: 'How to reach us',
  form: 'Send us a message',
  questions: 'Questions we are often asked',
  closing: {
    title: 'Ready to help?',
    text: 'Choose one of six ways, from a visit to a child’s year at school.',
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

/** On a wide screen, at the foot of every page. */
export const footerTexts = {
  sentence: `A home for about ${childrenInCare} children, with a primary school of its own. It began in ${organization.foundedYear} with ten children.`,
} as const;

/** The part with the map, on About Us and Contact. */
export const locationTexts = { title: 'Find us in Ruai' } as const;

export const notFoundTexts = {
  name: 'Page not found',
  text: 'There is no page at this address. The home page leads to all the others.',
} as const;

export const errorTexts = {
  text: 'We are sorry. You can still reach us by phone, or start again from the home page.',
  again: 'Try again',
} as const;
