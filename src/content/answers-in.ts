import { type Answer, type AnswerPlace, homeQuestions } from './home-questions.ts';

export type Answered = { id: string; question: string; answer: Answer };

/** The questions that the home has answered. */
export function answersIn(place: AnswerPlace): Answered[] {
  return homeQuestions.flatMap(({ id, question, places, answer }) =>
    question && answer && places?.includes(place) ? [{ id, question, answer }] : [],
  );
}

/** The answers alone, to continue a text. */
export function answerTexts(place: AnswerPlace): string[] {
  return answersIn(place).map(({ answer }) => answer.text);
}
