/** `toConfirm` marks a sentence that only the home can vouch for; `npm run launch-check` lists it. */
export type Sentence = string | { toConfirm: string };

export function sentenceText(sentence: Sentence): string {
  return typeof sentence === 'string' ? sentence : sentence.toConfirm;
}

export type StatementSection = {
  id: string;
  title: string;
  paragraphs: readonly Sentence[];
  points?: readonly Sentence[];
};

/** A page of plain words about the site and the home. */
export type Statement = {
  title: string;
  lead: string;
  /** The day on which somebody last checked that it is true: 2026-11-21. */
  reviewed: string;
  sections: readonly StatementSection[];
};
