/** What one run of the suite came to. */
export type RunOutcome = {
  seconds: number;
  tests: number;
  /** Screen, file and name of each test that fell. */
  fallen: string[];
};

type Suite = {
  title: string;
  specs?: Spec[];
  suites?: Suite[];
};

type Spec = { title: string; tests: { projectName: string; status: string }[] };

type Report = {
  suites: Suite[];
  /** Of the run itself: a file that can't be read, a server that does not start. */
  errors: { message?: string }[];
  stats: { duration: number };
};

/** Reads what Playwright's json reporter writes. A run that has run nothing has proven nothing. */
export function readReport(json: string): RunOutcome {
  const { suites, errors, stats } = JSON.parse(json) as Report;
  const [error] = errors;
  if (error) throw new Error(`The suite did not run: ${error.message}`);
  const results = suites.flatMap((suite) => resultsOf(suite, []));
  const run = results.filter(({ status }) => status !== 'skipped');
  if (run.length === 0) throw new Error('The suite did not run: no test was found.');
  return {
    seconds: Math.round(stats.duration / 1000),
    tests: run.length,
    // 'flaky' is a test that fell and then passed, which a run without retries does not know.
    fallen: run.filter(({ status }) => status !== 'expected').map(({ name }) => name),
  };
}

function resultsOf(suite: Suite, within: readonly string[]): { name: string; status: string }[] {
  const titles = [...within, suite.title];
  const own = (suite.specs ?? []).flatMap(({ title, tests }) =>
    tests.map(({ projectName, status }) => ({
      name: [`[${projectName}]`, ...titles, title].join(' › '),
      status,
    })),
  );
  return [...own, ...(suite.suites ?? []).flatMap((inner) => resultsOf(inner, titles))];
}
