/** Only the home can vouch for a sentence below the comment `to confirm`, which `npm run launch-check` lists. */
export type StatementSection = {
  id: string;
  title: string;
  paragraphs: readonly string[];
  points?: readonly string[];
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
