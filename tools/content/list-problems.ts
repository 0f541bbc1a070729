import { findContentProblems } from './content-problems.ts';
import { readContent } from './read-content.ts';
import { readProjectFiles } from './read-project-files.ts';
import { unusedFiles } from './unused-files.ts';

const problems = [...findContentProblems(await readContent()), ...unusedFiles(readProjectFiles())];
for (const problem of problems) console.log(problem);
if (problems.length > 0) process.exitCode = 1;
