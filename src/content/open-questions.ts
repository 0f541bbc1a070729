/**
 * Where the home's own figures disagree, and the site repeats both. `npm run launch-check` asks each. Once
 * the home has decided, correct the figures and remove the question.
 */
export const openQuestions: readonly string[] = [
  'Does a sponsorship cost $50-65 per month or $185 a year, and what does the difference pay for?',
  'Are there about 150 children or more than 150?',
  'Founded in 1998, the home has more than 12 years of service: since when do they count?',
];
