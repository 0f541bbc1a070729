import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import {
  factProblems,
  factsOfTests,
  homesFacts,
  parseFacts,
  readingProblems,
} from './read-facts.ts';
import type { Facts } from './schema.ts';

/** What is said where a line of the tests' facts is replaced by others. */
function problemsWith(name: keyof Facts, line: string, others: string): string[] {
  const source = readFileSync(`${factsOfTests}/${name}.yaml`, 'utf8');
  expect(source).toContain(`${line}\n`);
  return parseFacts(name, 'it.yaml', source.replace(`${line}\n`, `${others}\n`)).problems;
}

test.each([homesFacts, factsOfTests])('the facts of %s can be read', (folder) => {
  expect(factProblems(folder)).toEqual([]);
});

test.each(['8:30-16:00', '8:30 - 16:00', '8:30–16:00'])('reads the hours %s', (written) => {
  expect(problemsWith('home', '  Monday: 8:30-16:00', `  Monday: ${written}`)).toEqual([]);
});

test.each(['paybill', 'account', 'accountName', 'accounts'])(
  'a %s that the second reading has otherwise is named',
  (name) => {
    const folder = mkdtempSync(`${tmpdir()}/facts-`);
    cpSync(homesFacts, folder, { recursive: true });
    const file = `${folder}/second-reading.yaml`;
    expect(readingProblems(folder)).toEqual([]);
    const source = readFileSync(file, 'utf8');
    writeFileSync(
      file,
      source.replace(new RegExp(`^(${name}:\\s+(?:- )?).*$`, 'm'), '$1Otherwise'),
    );
    expect(readingProblems(folder)).toEqual([
      expect.stringContaining(`second-reading.yaml: ${name} is "Otherwise"`),
    ]);
  },
);

test.each<[keyof Facts, string, string, string]>([
  ['home', '  - 0000 000 117', '  - 0722 481', 'phones, 1 is "0722 481"; expected a phone as 0712'],
  ['home', '  - 0000 000 117', '  - +44 1', 'phones, 1 is "+44 1"; expected a phone'],
  ['home', 'founded: 1987', 'founded: 2999', 'founded is "2999"; expected a year that has been'],
  ['home', 'founded: 1987', '', 'founded is missing; expected a year'],
  [
    'home',
    'founded: 1987',
    'founded: 1987\nname: X',
    'home, name is not wanted here; expected one',
  ],
  ['home', 'founded: 1987', 'founded: 1987\nfounded: 1988', '"founded: 1988" cannot be read'],
  ['home', 'founded: 1987', 'founded 1987', 'cannot be read'],
  ['home', '  Monday: 8:30-16:00', '  Monday: 9AM-5PM', 'Monday is "9AM-5PM"; expected two times'],
  ['home', '  Monday: 8:30-16:00', '  Monday: 16:00-8:30', 'Monday is "16:00-8:30"; expected two'],
  ['home', '  - 2030-12-12', '  - 2030-02-30', 'publicHolidays, 1 is "2030-02-30"; expected a day'],
  [
    'home',
    'siteUrl: https://home-of-the-tests.example',
    'siteUrl: https://home.ke/',
    'siteUrl is "https://home.ke/"; expected https:// and the host',
  ],
  [
    'home',
    'email: office.of-the-home@long-name-of-a-home.example',
    'email: the home@home.ke',
    'email is "the home@home.ke"; expected an e-mail',
  ],
  [
    'home',
    '  name: Example Builders of Websites',
    '  name: “Example Builders”',
    '“Example Builders”; expected it without curly quotation marks',
  ],
  [
    'home',
    '  name: Example Builders of Websites',
    '  name: Builders #1',
    'is read only up to the #; expected quotation marks around',
  ],
  [
    'home',
    '  name: Example Builders of Websites',
    '  name: Builders: the best',
    '"name: Builders: the best" cannot be read',
  ],
  ['payments', '  dollars: 185', '  dollars: $185', 'dollars is "$185"; expected a whole number'],
  ['payments', '  dollars: 185', '  dollars: 185.50', 'dollars is "185.50"; expected a whole'],
  ['payments', '  dollars: 185', '  dollars: 185,', 'without a comma at its end'],
  ['payments', '  - dollars: 50', '  - dollars: 25', 'gifts is a list of 5; expected each amount'],
  ['payments', '  paybill: 090117', '  paybill: 0901 17', 'paybill is "0901 17"; expected digits'],
  ['payments', '  bic: ABCDKENX117', '  bic: ABCDUGKA', 'bic is "ABCDUGKA"; expected 8 or 11'],
  ['payments', '  bankCode: 99', '  bankCode: 9', 'bankCode is "9"; expected the bank\'s 2 digits'],
  ['payments', '  branch: Example Road', '  branch: unknown', 'expected the branch beside branchC'],
  ['payments', '      currencies: [KES]', '      currencies: [Ksh]', '1 is "Ksh"; expected three'],
  [
    'payments',
    '      currencies: [KES]',
    '      currencies: unknown',
    'currencies is "unknown"; expected the money that each',
  ],
  [
    'payments',
    'detailsChecked: 2026-01-15',
    'detailsChecked: 25/11/2026',
    'detailsChecked is "25/11/2026"; expected a day that has been, as year-month-day',
  ],
  ['groups', '  sponsored: yes', '  sponsored: true', 'sponsored is "true"; expected yes or no'],
  ['stories', '  way: fundraise', '  way: teach', 'way is "teach"; expected one of: sponsor'],
  [
    'questions',
    '      to: /safeguarding',
    '      to: register.ke',
    'to is "register.ke"; expected a page such as /give',
  ],
])('%s: instead of "%s", "%s" is refused: %s', (name, line, others, problem) => {
  expect(problemsWith(name, line, others)).toEqual([expect.stringContaining(problem)]);
});

test('names the line', () => {
  expect(problemsWith('home', 'founded: 1987', 'founded: soon')).toEqual([
    'it.yaml:4: home, founded is "soon"; expected a year that has been: 1998',
  ]);
});

test.each([
  ['0722 481 936', '+254 722 481 936'],
  ['0722481936', '+254 722 481 936'],
  ['254722481936', '+254 722 481 936'],
  ['+254-722-481-936', '+254 722 481 936'],
  ['+49 30 1234567', '+49 30 1234567'],
])('the phone %s is shown as %s', (written, shown) => {
  const source = readFileSync(`${factsOfTests}/home.yaml`, 'utf8');
  const { facts } = parseFacts('home', 'it.yaml', source.replace('0000 000 117', written));
  expect(facts).toMatchObject({ phones: [shown, '+44 1632 960117', '+254 000 000 118'] });
});
