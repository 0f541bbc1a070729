import { factProblems, homesFacts, readingProblems } from './read-facts.ts';

// The first of `npm run check` and `npm run check:content`: everything else reads these files.
const problems = factProblems(homesFacts);
if (problems.length === 0) problems.push(...readingProblems(homesFacts));
for (const problem of problems) console.log(problem);
if (problems.length > 0) process.exitCode = 1;
