import { readFile, writeFile } from 'node:fs/promises';

import { contentFileProblems, contentFiles } from './content-files.ts';
import { readProjectFiles } from './read-project-files.ts';
import { unusedFiles } from './unused-files.ts';

// What is wrong in the content, for `npm run check` and, with --mend, for `npm run check:content`.
const mends = process.argv.includes('--mend');

async function schemaProblems(): Promise<string[]> {
  const problems: string[] = [];
  for (const { schemaFile, schemaText } of await contentFiles()) {
    if ((await readFile(schemaFile, 'utf8').catch(() => null)) === schemaText) continue;
    if (mends) await writeFile(schemaFile, schemaText);
    else problems.push(`${schemaFile}: is out of date; run: npm run check:content`);
  }
  return problems;
}

async function contentProblems(): Promise<string[]> {
  const problems = await contentFileProblems();
  // The modules that read those files can't be loaded before.
  if (problems.length > 0) return problems;
  const { findContentProblems } = await import('./content-problems.ts');
  const { readContent } = await import('./read-content.ts');
  return findContentProblems(await readContent());
}

const problems = [
  ...(await schemaProblems()),
  ...(await contentProblems()),
  ...unusedFiles(readProjectFiles()),
];
for (const problem of problems) console.log(problem);
if (problems.length > 0) process.exitCode = 1;
