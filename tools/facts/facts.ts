import { report } from '../report.ts';
import { factProblems, factsOfTests, factsOfSite, readFacts } from './read-facts.ts';

/**
 * The folder whose facts this process uses: that of the tests if FACTS says so (playwright.config.ts), otherwise the
 * home's. In vitest and in a build, tools/facts/facts-plugin.ts takes the place of this file.
 */
export const factsFolder = process.env['FACTS'] === 'tests' ? factsOfTests : factsOfSite;

// Every command that reads the content loads this file first. It ends here with the problems alone: an error that
// readFacts() throws would add its stack.
const problems = factProblems(factsFolder);
report(problems);
if (problems.length > 0) process.exit();

export const { home, payments, questions, groups, stories, factWords } = readFacts(factsFolder);
