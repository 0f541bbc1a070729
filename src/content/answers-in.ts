import { type Answer, type AnswerPlace, homeQuestions } from './home-answers.ts';

export type Answered = { id: string; question: string; answer: Answer };

/** The questions of a place that the home has answered. */
export function answersIn(place: AnswerPlace): Answered[] {
  return homeQuestions.flatMap(({ id, question, places, answer }) =>
    answer && places.includes(place) ? [{ id, question, answer }] : [],
  );
}

/** The same answers without their questions, to continue a text. */
export function answerTexts(place: AnswerPlace): string[] {
  return answersIn(place).map(({ answer }) => answer.text);
}
