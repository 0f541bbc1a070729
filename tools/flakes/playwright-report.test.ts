import { expect, test } from 'vitest';
import { readReport } from './playwright-report.ts';

function report(statuses: readonly string[], errors: { message: string }[] = []): string {
  const specs = statuses.map((status, index) => ({
    title: `test ${index}`,
    tests: [{ projectName: 'phone', status }],
  }));
  const suites = [
    { title: 'menu.spec.ts', specs: [], suites: [{ title: 'without script', specs }] },
  ];
  return JSON.stringify({ suites, errors, stats: { duration: 12_345 } });
}

test('names each test that fell, with its screen and file', () => {
  expect(readReport(report(['expected', 'unexpected', 'flaky', 'skipped']))).toEqual({
    seconds: 12,
    tests: 3,
    fallen: [
      '[phone] › menu.spec.ts › without script › test 1',
      '[phone] › menu.spec.ts › without script › test 2',
    ],
  });
});

test('takes no run for a success that has run nothing', () => {
  expect(() => readReport(report([]))).toThrow('no test was found');
  expect(() => readReport(report(['skipped']))).toThrow('no test was found');
  expect(() => readReport(report(['expected'], [{ message: 'port is taken' }]))).toThrow(
    'port is taken',
  );
});
