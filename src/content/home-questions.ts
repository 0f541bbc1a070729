import { questions } from '#facts';
import type { WayToHelpId } from './ways-to-help.ts';

export type AnswerLink = {
  label: string;
  /** A page ('/safeguarding'), or https://…, mailto:… or tel:+… */
  to: string;
};

export type Answer = { text: string; links?: readonly AnswerLink[] | undefined };

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
  answer: Answer | null;
  /** The question above the answer, in the visitor's words. No page shows a question without an answer. */
  question?: string | undefined;
  places?: readonly AnswerPlace[] | undefined;
};

export const homeQuestions: readonly HomeQuestion[] = questions.map(
  ({ id, question, places, answer, links }) => ({
    id,
    question,
    places,
    answer: answer ? { text: answer, links } : null,
  }),
);
