/** Prints all problems, one a line. If there are any, the program fails, and nothing is published. */
export function report(problems: readonly string[]): void {
  for (const problem of problems) console.log(problem);
  if (problems.length > 0) process.exitCode = 1;
}
