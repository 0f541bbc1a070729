import { report } from '../report.ts';
import { factProblems, factsOfTests, homesFacts, readFacts } from './read-facts.ts';

/**
 * Whose facts this process uses: those of the tests where it says so (playwright.config.ts), or else the home's. In
 * vitest and in a build, tools/facts/facts-plugin.ts takes the place of this file.
 */
export const factsFolder = process.env['FACTS'] === 'tests' ? factsOfTests : homesFacts;

// Every command that reads the content comes here first: the problems alone, without the stack of an error.
const problems = factProblems(factsFolder);
report(problems);
if (problems.length > 0) process.exit();

export const { home, payments, questions, groups, stories, fact } = readFacts(factsFolder);
