import type { WayToHelpId } from './ways-to-help.ts';

/**
 * What only the home can answer. `npm run launch-check` asks it each question whose answer is null. Name only people
 * who have agreed to it, and never a child.
 */

export type AnswerLink = {
  label: string;
  /** A page ('/safeguarding'), or https://…, mailto:… or tel:+… */
  to: string;
};

export type Answer = { text: string; links?: readonly AnswerLink[] };

export type AnswerPlace =
  | 'about'
  | 'children'
  /** Contact, after the question about tax. */
  | 'contact'
  | 'form'
  /** How to give, below the payment details. */
  | 'pay'
  /** How to give, "Is this really us?". */
  | 'real'
  /** The foot of the note about a gift. */
  | 'note'
  /** Safeguarding: the part about a child, and the one about staff. */
  | 'worried'
  | 'one-of-us'
  | WayToHelpId;

export type HomeQuestion = {
  id: string;
  /** The question that the launch check asks the home. */
  ask: string;
  answer: Answer | null;
  /** The question above the answer, in the visitor's words. No page shows a question without an answer. */
  question?: string;
  /** If a question has no places, correct the site by the answer and remove the question. */
  places?: readonly AnswerPlace[];
};

export const homeQuestions: readonly HomeQuestion[] = [
  {
    id: 'registration',
    question: 'Are the home and the school registered?',
    ask: 'Are the home and the school registered? Say for each as what, under which number, since when, and where a visitor can check it.',
    places: ['about', 'real', 'note'],
    answer: null,
  },
  {
    id: 'leaders',
    question: 'Who leads the home, and who is responsible for keeping children safe?',
    ask: 'Who leads the home, and who is responsible for keeping children safe? Give the name and role of each, if they agree to be named.',
    places: ['about', 'worried'],
    answer: null,
  },
  {
    id: 'receipts',
    question: 'Will I get a receipt?',
    ask: 'Does every giver get a receipt, and when? Can a company get an invoice?',
    places: ['pay', 'note', 'contact'],
    answer: null,
  },
  {
    id: 'reply',
    question: 'How soon do you answer?',
    ask: 'How soon do you answer a message, and what should somebody do who has heard nothing?',
    places: ['contact', 'form'],
    answer: null,
  },
  {
    id: 'sponsors-year',
    question: 'What does a sponsor receive in a year?',
    ask: 'What does a sponsor receive in a year?',
    places: ['children'],
    answer: null,
  },
  {
    id: 'sponsor-stops',
    question: 'What if a sponsor has to stop?',
    ask: 'What happens to the child if a sponsor stops?',
    places: ['children'],
    answer: null,
  },
  {
    id: 'coming-here',
    question: 'How do children come to the home?',
    ask: 'How do children come to the home?',
    places: ['about', 'contact'],
    answer: null,
  },
  {
    id: 'a-mother',
    question: 'I cannot care for my child. Whom can I call?',
    ask: 'Whom should a mother call who cannot care for her child?',
    places: ['about', 'contact'],
    answer: null,
  },
  {
    id: 'volunteers-from-abroad',
    question: 'Can I come from abroad?',
    ask: 'What must a volunteer from abroad know: lowest age, police clearance, permit, where to stay, what it costs?',
    places: ['volunteer'],
    answer: null,
  },
  {
    id: 'groups',
    question: 'May a group come, and what can we bring?',
    ask: 'How large may a group of visitors be? Do you take food, clothes and other things, and which?',
    places: ['visit'],
    answer: null,
  },
  {
    id: 'accounts',
    question: 'Where can I read what you did with the money?',
    ask: 'Is there a yearly report, or are there accounts that anybody may read? Give the link.',
    places: ['about'],
    answer: null,
  },
  {
    id: 'outside-the-home',
    question: 'Who outside the home can I tell?',
    ask: 'Who outside the home takes a concern about somebody who works here, and how can they be reached from abroad?',
    places: ['one-of-us'],
    answer: null,
  },
  {
    id: 'press',
    question: 'I write for the press. Whom do I ask?',
    ask: 'Whom do journalists ask, and may they use the pictures of this site?',
    places: ['contact'],
    answer: null,
  },
  {
    id: 'cards',
    question: 'Can I pay by card or PayPal?',
    ask: 'Can one give by card or PayPal? If not, say so plainly, so that nobody pays a stranger who offers it.',
    places: ['pay'],
    answer: null,
  },
  {
    id: 'month-or-year',
    ask: 'Does a sponsorship cost the amount of a month, or the school fees of a year? The site says both.',
    answer: null,
  },
  { id: 'how-many-children', ask: 'Are there about 150 children or more than 150?', answer: null },
  {
    id: 'years-of-service',
    ask: 'Founded in 1998, the home has more than 12 years of service: since when do they count?',
    answer: null,
  },
  {
    id: 'way-to-the-gate',
    ask: 'On which side of Kangundo Road is the gate, coming from Ruai Junction, and how does one get there? The sketch on Contact leaves it open.',
    answer: null,
  },
  {
    id: 'contact-form',
    ask: 'The contact form sends nothing: the page thanks, and offers the same words as an e-mail. Does the home want that?',
    answer: null,
  },
  {
    id: 'text-messages',
    ask: 'Does the first phone take text messages (SMS)? The forms on How to give and Contact offer to send them there.',
    answer: null,
  },
  {
    id: 'week-of-meals',
    ask: 'Is “a week of meals” for one child? Then the gift may say “a week of meals for a child”.',
    answer: null,
  },
  {
    id: 'dormitory',
    ask: 'The picture “dormitory” shows a girl and a boy at one bunk bed. Will you send a picture of your own dormitory to put in its place?',
    answer: null,
  },
];
