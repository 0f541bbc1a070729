/** Prints all problems, one after the other. If there are any, the program fails, and nothing is published. */
export function report(problems: readonly string[]): void {
  for (const problem of problems) {
    console.log(problem);
    const [, file, line] = /^((?:[\w.-]+\/)+[\w.-]+)(?::(\d+))?[:, ]/.exec(problem) ?? [];
    if (file) annotate(file, Number(line ?? 1), problem);
  }
  if (problems.length > 0) process.exitCode = 1;
}

/** Puts a problem on the page of the pull request, because an editor on GitHub has no terminal. */
export function annotate(file: string, line: number, problem: string): void {
  if (!process.env['GITHUB_ACTIONS']) return;
  // GitHub reads one line.
  const message = problem.replaceAll('%', '%25').replaceAll('\n', '%0A');
  process.stdout.write(`\n::error file=${file},line=${line}::${message}\n`);
}
