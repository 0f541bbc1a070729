import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { expect, onTestFinished, test } from 'vitest';
import { factProblems, factsOfTests, factsOfSite, parseFacts, readFacts } from './read-facts.ts';
import type { Facts } from './schema.ts';

/** What is said where other lines take the place of the one that begins so. */
function problemsWith(name: keyof Facts, beginning: string, others: string): string[] {
  const source = readFileSync(`${factsOfTests}/${name}.yaml`, 'utf8');
  const line = new RegExp(`^( *)${RegExp.escape(beginning)}.*$`, 'm');
  expect(source).toMatch(line);
  const changed = source.replace(line, (_, indent: string) => indent + others);
  return parseFacts(name, 'it.yaml', changed).problems;
}

test.each([factsOfSite, factsOfTests])('the facts of %s can be read', (folder) => {
  expect(factProblems(folder)).toEqual([]);
});

test.each([
  '8:30-16:00',
  '8:30 - 16:00',
  '8:30–16:00',
  '9:00-12:00, 14:00-17:00',
  '9:00–12:00,14:00 – 17:00',
  '9:00—12:00, 14:00 — 17:00',
  '9:00−17:00',
  '0:00-24:00',
  'by appointment',
])('the hours %s can be read', (written) => {
  expect(problemsWith('home', 'Monday', `Monday: ${written}`)).toEqual([]);
});

test.each<[keyof Facts, beginning: string, others: string, problem: string]>([
  ['home', '- 0000', '- 0722 481', 'it.yaml:7: home, phones, 1 is "0722 481"; expected a'],
  ['home', '- 0000', '- +44 1', 'phones, 1 is "+44 1"; expected a phone'],
  ['home', 'founded', 'founded: 2999', '4: home, founded is "2999"; expected a year that has been'],
  ['home', 'founded', '', 'founded is missing; expected a year'],
  ['home', 'founded', 'founded: 1987\nname: X', 'home, name is not wanted here; expected one'],
  [
    'home',
    'founded',
    'founded: 1987\nfounded: 1988',
    'it.yaml:5: Map keys must be unique at line 5',
  ],
  ['home', 'founded', 'founded 1987', 'it.yaml:4: Implicit keys need to be on a single'],
  ['home', 'founded', 'founded:1987', 'it.yaml:4: Implicit keys need to be on a single'],
  ['home', 'Monday', 'Monday: 9AM-5PM', 'Monday is "9AM-5PM"; expected two times'],
  ['home', 'Monday', 'Monday: 16:00-8:30', 'Monday is "16:00-8:30"; expected two'],
  [
    'home',
    'Monday',
    'Monday: 9:00-12:00, 11:00-13:00',
    '11:00-13:00"; expected two times in order',
  ],
  ['home', 'Monday', 'Monday: 9:00-12:00,', 'without a comma at its end'],
  ['home', '- 2030-12-12', '- 2030-02-30', 'publicHolidays, 1 is "2030-02-30"; expected a day'],
  ['home', 'siteUrl', 'siteUrl: https://home.ke/', 'home.ke/"; expected https:// and the host'],
  ['home', 'email', 'email: the home@home.ke', 'email is "the home@home.ke"; expected an e-mail'],
  ['home', 'name: Ex', 'name: “Builders”', '“Builders”; expected it without curly quotation marks'],
  [
    'home',
    'name: Ex',
    'name: [A Studio]',
    'is a list of 1; expected words. A text that begins with [',
  ],
  ['home', 'name: Ex', "name: 'A Studio '", '"A Studio "; expected no space at its beginning or'],
  [
    'home',
    'name: Ex',
    'name: "A\\u200B"',
    'after "A" stands an invisible character, U+200B: delete',
  ],
  [
    'home',
    'landmark',
    "landmark: 'Jo's shop'",
    'it.yaml:26: Unexpected scalar at node end at line 26',
  ],
  ['home', 'distance', 'distance: 2,5 km', 'is "2,5 km"; expected a distance, such as 800 m'],
  ['home', 'distance', 'distance: 1', 'is "1"; expected a distance, such as 800 m or 2.5 km'],
  [
    'home',
    'volunteersStay',
    'volunteersStay: 3',
    'is "3"; expected a time alone, such as 3 months',
  ],
  ['home', 'sponsorsStay', 'sponsorsStay: at least a year', 'expected a time alone, such as 3'],
  ['payments', 'units: weeks', 'units: a weeks', 'is "a weeks"; expected the unit for several'],
  ['home', 'distance', '\tdistance: 2 km', '29: before "distance:" stands a tab, U+0009: type an'],
  [
    'home',
    'distance',
    'distance:\u00A02 km',
    '29: after "distance:" stands a no-break space, U+00A0',
  ],
  ['payments', 'dollars: 185', 'dollars: $185', 'dollars is "$185"; expected a whole number'],
  ['payments', 'dollars: 185', 'dollars: 18O', 'above 0: 185 or 24,000. It holds the letter O'],
  ['payments', 'dollars: 185', 'dollars: 185.50', 'dollars is "185.50"; expected a whole'],
  ['payments', 'dollars: 185', 'dollars: 0', 'dollars is "0"; expected a whole number above 0'],
  ['payments', 'dollars: 185', 'dollars: 185,', 'without a comma at its end'],
  [
    'payments',
    'monthlyIn',
    'monthlyInShillings: 49',
    '"49"; expected a whole number of shillings, 50',
  ],
  ['payments', 'dollars: 5', 'dollars: 5.5', 'dollars is "5.5"; expected a whole number above 0'],
  ['home', 'from: 2', 'from: 2 years', 'from is "2 years"; expected years as a whole number: 4'],
  ['home', 'toSecondary', 'toSecondarySchool: 101', '"101"; expected how many of a hundred: 95'],
  ['payments', 'to: 65', 'to: 49', 'to is "49"; expected as much as "from", or more'],
  [
    'payments',
    '- id: stationery',
    '- id: meals',
    'id is "meals"; expected no other entry with the same id',
  ],
  ['payments', '- id: stationery', '- id: most', 'id is "most"; expected another id than school'],
  ['payments', '- id: stationery', '- id: Stationery', '"Stationery"; expected small letters'],
  [
    'payments',
    '- dollars: school',
    '- dollars: 200',
    'id is missing; expected small letters, digits',
  ],
  [
    'payments',
    '- dollars: school',
    '- id: fees\n    dollars: school fees',
    'expected no id beside',
  ],
  ['payments', 'serves: 20', 'serves: 2.5', 'serves is "2.5"; expected a whole number above 0'],
  ['payments', 'serves: 20', '', 'serves is missing; expected for how many children'],
  ['payments', 'shillings: 12,900', '', 'shillings is missing; expected the price in shillings'],
  [
    'payments',
    'shillings: 12,900',
    'shillings: 20',
    '"20"; expected a whole number of shillings, 50',
  ],
  ['payments', 'unit: a month', '', 'unit is missing; expected the unit in one, such as'],
  ['payments', 'unit: a month', 'unit: month', 'unit is "month"; expected one of what is counted'],
  ['payments', 'units: months', '', 'units is missing; expected the unit for several'],
  ['payments', 'paybill', 'paybill: 0901 17', 'paybill is "0901 17"; expected digits'],
  ['payments', 'shillings', 'shillings: 185', 'is "185"; expected more shillings than dollars'],
  ['payments', 'nameShown', 'nameShown: None', 'nameShown is "None"; expected words, with one'],
  ['home', 'landmark', 'landmark: none', 'landmark is "none"; expected words'],
  ['questions', 'answer', 'answer: no', 'answer is "no"; expected a sentence with a full stop'],
  ['payments', 'bic', 'bic: ABCDUGKA', 'bic is "ABCDUGKA"; expected 8 or 11'],
  ['payments', 'bankCode', 'bankCode: 9', 'bankCode is "9"; expected the bank\'s 2 digits'],
  ['payments', 'branch:', 'branch: unknown', 'expected the branch beside branchC'],
  ['payments', 'currencies', 'currencies: [Ksh]', '1 is "Ksh"; expected three'],
  ['payments', 'currencies', 'currencies: unknown', 'is "unknown"; expected the money that each'],
  ['payments', 'detailsChecked', 'detailsChecked: 25/11/2026', '/2026"; expected a day that has'],
  ['payments', 'account', 'account: "HOME  117"', '"HOME  117"; expected words, with one space'],
  [
    'payments',
    'account',
    'account: MCCH\u200B',
    '72: after "MCCH" stands an invisible character, U+200B',
  ],
  [
    'payments',
    'account',
    'account: M\u0421CH',
    'expected plain letters, digits, spaces and hyphens alone: after "M" stands "\u0421", U+0421: type it',
  ],
  [
    'payments',
    '- number',
    '- number: ١٧٧',
    'hyphens alone: before "٧٧" stands "١", U+0661: type it',
  ],
  [
    'payments',
    'bic',
    'bic: \u0410BCDKENX',
    'alone: before "BCDKENX" stands "\u0410", U+0410: type it',
  ],
  ['payments', 'accountName', 'accountName: Children’s Home', `stands "’", U+2019: type '`],
  ['payments', 'name: Example S', 'name: Bank – Ruai', 'after "Bank" stands "–", U+2013: type -'],
  [
    'payments',
    'nameShown',
    'nameShown: CHILDREN*S',
    'after "CHILDREN" stands "*", U+002A: type it',
  ],
  [
    'payments',
    '- dollars: 50',
    '- dollars: 185',
    'dollars is "185"; expected less than the school',
  ],
  ['payments', '- dollars: 50', '- dollars: 100', 'expected no other entry with the same dollars'],
  ['payments', '- shillings: 500', '- shillings: 1000', 'other entry with the same shillings'],
  [
    'home',
    '- 2030-12-25',
    '- 2030-12-12',
    'publicHolidays, 2 is "2030-12-12"; expected each entry',
  ],
  ['home', '- +254 000', '- 0000 000 117', 'phones, 3 is "0000 000 117"; expected each entry once'],
  [
    'home',
    'whatsApp',
    'whatsApp: 0800 720 117',
    '"0800 720 117"; expected a phone that has WhatsApp',
  ],
  ['home', '- Nairobi, K', '- Nairobi, Kenya.', 'expected words without a full stop at their end'],
  ['home', 'visitingCondition', 'visitingCondition: by appointment.', 'without a full stop at'],
  ['groups', 'story', 'story: They sing', '"They sing"; expected a sentence with a full stop at'],
  ['groups', 'sponsored', 'sponsored: true', 'sponsored is "true"; expected yes or no'],
  ['stories', 'way', 'way: teach', 'way is "teach"; expected one of: sponsor'],
  ['questions', 'to: /', 'to: register.ke', 'to is "register.ke"; expected a page such as /give'],
])('in %s, the line of "%s" that says "%s" is refused: %s', (name, beginning, others, problem) => {
  expect(problemsWith(name, beginning, others)).toEqual([expect.stringContaining(problem)]);
});

test.each([
  ['0722 481 936', '+254 722 481 936'],
  ['0722481936', '+254 722 481 936'],
  ['254722481936', '+254 722 481 936'],
  ['+254-722-481-936', '+254 722 481 936'],
  ['020 765 4310', '+254 20 765 4310'],
  ['(020) 7654310', '+254 20 765 4310'],
  ['+49 30 1234567', '+49 30 1234567'],
  // Nobody can dial it with a country code.
  ['0800 720117', '0800 720 117'],
  ['+254 800 720 117', '0800 720 117'],
])('the phone %s is shown as %s', (written, shown) => {
  const source = readFileSync(`${factsOfTests}/home.yaml`, 'utf8');
  const { facts } = parseFacts('home', 'it.yaml', source.replace('0000 000 117', written));
  expect(facts).toMatchObject({ phones: [shown, '+44 1632 960117', '+254 000 000 118'] });
});

test.each([
  ['groups', 'age', '9', '9 years'],
  ['groups', 'age', '1', '1 year'],
  ['groups', 'age', '6–12', '6-12 years'],
  ['groups', 'age', '14 to 16', '14-16 years'],
  ['groups', 'age', '9-10 years', '9-10 years'],
  ['groups', 'age', 'up to 9', 'up to 9'],
  ['groups', 'age', '6—12', '6-12 years'],
] as const)('in %s the field %s is %j, and is read as %j', (name, field, written, read) => {
  const source = readFileSync(`${factsOfTests}/${name}.yaml`, 'utf8');
  const line = new RegExp(`^( *)${field}:.*$`, 'm');
  const { facts } = parseFacts(name, 'it.yaml', source.replace(line, `$1${field}: ${written}`));
  expect([facts].flat()[0]).toMatchObject({ [field]: read });
});

test('the code gets the days in the order of the week, and numbers that it can use', () => {
  const { home, questions } = readFacts(factsOfTests);
  expect(home).toMatchObject({
    founded: 1987,
    whatsApp: '254000000119',
    figures: { livesTransformed: 1234 },
    visitingHours: [
      {
        days: ['Monday', 'Tuesday', 'Thursday', 'Friday'],
        times: [{ opens: '8:30', closes: '16:00' }],
      },
      { days: ['Saturday', 'Sunday'], times: [{ opens: '11:00', closes: '14:30' }] },
    ],
  });
  const answers = questions.map(({ answer }) => answer).join(' ');
  expect(answers).toContain('your call at +254 000 000 117,');
  expect(answers).toContain('At night call +254 000 000 117.');
});

test('sentences take facts by their names', () => {
  const { factWords } = readFacts(factsOfTests);
  expect(factWords).toEqual({
    phone: '+254 000 000 117',
    email: 'office.of-the-home@long-name-of-a-home.example',
    fees: '$185',
    feesInShillings: 'KSH 24,000',
    covers: 'tuition, books, a desk and learning materials',
    fromPerMonth: '$50',
    perMonth: '$50-65',
    ages: '2 to 18',
    town: 'Ruai',
    locality: 'Ruai, Nairobi',
    distance: '2.5 km',
    junction: 'Example Junction',
    condition: 'by appointment',
    volunteersStay: '4 months',
    sponsorsStay: '2 years',
  });
  expect(storiesWith('Ages {ages}, {fees}.')).toContain('Ages 2 to 18, $185.');
  expect(storiesWith('Ages { ages }.')).toContain('Ages 2 to 18.');
  expect(storiesWith('It costs {price-of-meals}.')).toContain('It costs $25.');
});

test.each([
  ['home', 'visitingCondition', 'By appointment'],
  ['home', 'volunteersStay', 'Three months'],
  ['home', 'landmark', "Opposite St Mary's , near the mill"],
  ['home', 'landmark', 'Kĩambu Road – behind the “Café”'],
  ['groups', 'name', 'new readers of Grade 2'],
  ['groups', 'story', "we sing, and it's loud!"],
  ['payments', 'for', 'Medical care'],
  ['payments', 'nameShown', "JANE'S HOME (RUAI), A & B CO."],
] as const)('in %s, %s is shown as it is typed: %s', (name, field, written) => {
  const source = readFileSync(`${factsOfTests}/${name}.yaml`, 'utf8').replace(
    new RegExp(`^(\\W*${field}): .*$`, 'm'),
    `$1: ${written}`,
  );
  const { facts, problems } = parseFacts(name, 'it.yaml', source);
  expect(problems).toEqual([]);
  expect(JSON.stringify(facts)).toContain(JSON.stringify(written));
});

test('an address may hold a post-office box, and needs a line with the way to the gate', () => {
  const withBox = '- P.O. Box 117-00520, Ruai\n  - Plot 117, Example Lane, Ruai';
  expect(problemsWith('home', '- Plot 117', withBox)).toEqual([]);
  const source = readFileSync(`${factsOfTests}/home.yaml`, 'utf8').replace(
    /^address:\n.*\n.*$/m,
    'address:\n  - P.O. Box 117-00520, Ruai',
  );
  expect(parseFacts('home', 'it.yaml', source).problems).toEqual([
    'it.yaml:23: home, address is a list of 1; expected a line with the way to the gate, and a post-office box on a line of its own',
  ]);
});

test('a file that is missing is named', () => {
  expect(factProblems('tests/none')[0]).toBe('tests/none/home.yaml: is missing; expected it');
});

test('a home that takes in babies cares for children from birth', () => {
  const { factWords } = readFacts(changedFacts('home', 'from: 2', 'from: 0'));
  expect(factWords.ages).toBe('birth to 18');
});

/** The stories of the tests, one with another text. */
function storiesWith(text: string): string[] {
  const folder = changedFacts('stories', /^( *)story: .*$/m, `$1story: ${text}`);
  return readFacts(folder).stories.map(({ story }) => story);
}

/** A folder with the facts of the tests, and one change in one file. */
function changedFacts(name: string, from: string | RegExp, to: string): string {
  const folder = mkdtempSync(`${tmpdir()}/facts-`);
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync(factsOfTests, folder, { recursive: true });
  const file = `${folder}/${name}.yaml`;
  writeFileSync(file, readFileSync(file, 'utf8').replace(from, to));
  return folder;
}

test.each([
  ['{fee}', 'it.yaml:3: "{fee}" is no fact; expected one of {phone}, {email}, {fees}'],
  ['It is {phones}.', 'it.yaml:3: "{phones}" is no fact; expected one of {phone}'],
])('a story that takes %s is answered: %s', (text, problem) => {
  expect(problemsWith('stories', 'story', `story: '${text}'`)).toEqual([
    expect.stringContaining(problem),
  ]);
});

test('a price of a gift that there is not is named', () => {
  expect(() => storiesWith('It costs {price-of-boats}.')).toThrow(
    'stories.yaml:3: "{price-of-boats}" is no fact; expected the id of a gift: {price-of-meals}',
  );
});

test('an address of the site is read in small letters, as a host is', () => {
  const source = readFileSync(`${factsOfTests}/home.yaml`, 'utf8');
  const { facts } = parseFacts(
    'home',
    'it.yaml',
    source.replace(/^siteUrl.*$/m, 'siteUrl: https://www.MotherlyCare.example'),
  );
  expect(facts).toMatchObject({ siteUrl: 'https://www.motherlycare.example' });
});
