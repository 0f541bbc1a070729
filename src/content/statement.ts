/** A sentence of a statement. Only the home can vouch for a `toConfirm`, which `npm run launch-check` lists. */
export type Sentence = string | { toConfirm: string };

export function sentenceText(sentence: Sentence): string {
  return typeof sentence === 'string' ? sentence : sentence.toConfirm;
}

export type StatementSection = {
  id: string;
  title: string;
  paragraphs: readonly Sentence[];
  points?: readonly Sentence[];
  /** The page that goes on from here. */
  next?: { to: string; label: string };
};

export type Statement = {
  title: string;
  lead: string;
  /** The day on which somebody last checked that the page is true: 2026-11-21. */
  reviewed: string;
  sections: readonly StatementSection[];
};
