import { stripVTControlCharacters } from 'node:util';
import { startVitest, type TestModule } from 'vitest/node';

// `node tools/content/list-failed-tests.ts <project>` runs a project of vitest for `npm run check:content`. It prints
// what each failed test expected and found.
const [project = ''] = process.argv.slice(2);
/** Tests, and lines of a test. */
const SHOWN = 10;
/** Letters of a line. */
const LENGTH = 160;

const reporter = {
  onTestRunEnd(modules: readonly TestModule[]) {
    const failures = modules.flatMap(failuresOf);
    for (const failure of failures.slice(0, SHOWN)) console.log(failure);
    if (failures.length > SHOWN) console.log(`… and ${failures.length - SHOWN} more tests.`);
  },
};

await startVitest('test', [], { project: [project], reporters: [reporter], watch: false });

type TestError = ReturnType<TestModule['errors']>[number];

function failuresOf(module: TestModule): string[] {
  const file = module.relativeModuleId;
  const tests = [...module.children.allTests('failed')].map((test) => {
    const differences = (test.result().errors ?? []).map(differenceIn);
    return [`${file}: ${test.fullName.replaceAll(' > ', ': ')}`, ...differences].join('\n');
  });
  return [...module.errors().map((error) => `${file}: ${differenceIn(error)}`), ...tests];
}

/** What a test expected and found. For long values only the lines that differ. */
function differenceIn({ message, expected, actual, diff = '' }: TestError): string {
  const values = [expected, actual].map((it) => String(it).replaceAll(/\s+/g, ' '));
  if (typeof expected !== 'undefined' && values.every((it) => it.length <= LENGTH))
    return `  expected ${values[0]}\n  found    ${values[1]}`;
  const lines = stripVTControlCharacters(String(diff))
    .split('\n')
    .filter((line) => /^[-+] /.test(line) && !/^[-+] (?:Expected|Received)\b/.test(line))
    .map((line) => line.replace(/^- /, '  expected ').replace(/^\+ /, '  found    '));
  const shown = lines.length > 0 ? lines.slice(0, SHOWN) : [`  ${message.split('\n')[0]}`];
  return shown
    .map((line) => (line.length > LENGTH ? `${line.slice(0, LENGTH)}…` : line))
    .join('\n');
}
