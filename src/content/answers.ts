import { questions } from '#facts';

export type AnswerLink = {
  label: string;
  /** A page ('/safeguarding'), or https://…, mailto:… or tel:+… */
  to: string;
};

export type Answer = { text: string; links?: readonly AnswerLink[] | undefined };

type Answered = { id: string; question: string; answer: Answer };

/** tools/facts/questions-schema.ts says where each is. */
export type AnswerPlace = NonNullable<(typeof questions)[number]['places']>[number];

type VisitorQuestion = Pick<(typeof questions)[number], 'id' | 'question' | 'places'> & {
  answer: Answer | null;
};

/** No page shows a question without an answer. */
export const visitorQuestions: readonly VisitorQuestion[] = questions.map(
  ({ id, question, places, answer, links }) => ({
    id,
    question,
    places,
    answer: answer ? { text: answer, links } : null,
  }),
);

/** The questions that the home has answered. */
export function answersIn(place: AnswerPlace): Answered[] {
  return visitorQuestions.flatMap(({ id, question, places, answer }) =>
    question && answer && places?.includes(place) ? [{ id, question, answer }] : [],
  );
}

/** The home's answer to a question that a page asks by its id. Null until it has answered. */
export function answerTo(id: string): Answer | null {
  return visitorQuestions.find((it) => it.id === id)?.answer ?? null;
}

/** The papers that visitors have to ask for, because the home has not yet said where they are: 'registration'. */
export const papersToAskFor = ['registration', 'accounts'].filter((id) => answerTo(id) === null);

/** The answers alone, to continue a text. */
export function answerTexts(place: AnswerPlace): string[] {
  return answersIn(place).map(({ answer }) => answer.text);
}
