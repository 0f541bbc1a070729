import { countWord, sentenceCase } from '../../lib/text.ts';
import { askForVisit } from '../shared-texts.ts';
import { waysToHelp } from '../ways-to-help.ts';

const ways = `${sentenceCase(countWord(waysToHelp.length))} ways to help`;

export const getInvolvedTexts = {
  lead: `${ways}. Choose the one that fits your life.`,
  /** Only screen readers say it. */
  waysToHelp: ways,
  howToDonate: 'How to Donate',
  howToDonateLead: 'Choose a gift to see how to give it, or give any amount you like.',
  /** Only screen readers say it. Names the list of gifts. */
  donationTiers: 'What your donation provides',
  /** Until the bank is set in home-settings.ts. */
  askForBank: 'Call us for the bank and branch.',
  /** Between the links to How to give and to such a plan. */
  stepByStep: ', step by step, with a plan such as ',
  beforeGiving: {
    visit: { title: 'Come and see', link: askForVisit },
    safety: {
      title: 'A child’s safety comes before a gift',
      text: 'How we make sure of that, and whom to call.',
    },
  },
  stories: 'How people help',
} as const;
