import { type Answer, type AnswerPlace, homeQuestions } from './home-answers.ts';

export type Answered = { id: string; question: string; answer: Answer };

/** What the home has answered of what a place is for. */
export function answersIn(place: AnswerPlace): Answered[] {
  return homeQuestions.flatMap(({ id, question, places, answer }) =>
    answer && places.includes(place) ? [{ id, question, answer }] : [],
  );
}

/** The same without the questions, to continue a text. */
export function answerTexts(place: AnswerPlace): string[] {
  return answersIn(place).map(({ answer }) => answer.text);
}
