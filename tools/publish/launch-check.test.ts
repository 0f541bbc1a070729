import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { findingsIn } from './launch-check.ts';

const facts = 'src/content/facts/home.yaml';

test.each([
  ['whatsApp: unknown', 'whatsApp: unknown (the home has not said)'],
  ["whatsApp: 'unknown'", "whatsApp: 'unknown' (the home has not said)"],
  ['  - unknown # yet', '- unknown # yet (the home has not said)'],
  ['links: [unknown]', 'links: [unknown] (the home has not said)'],
  ['email: home@example.org', 'email: home@example.org (a placeholder)'],
  ['siteUrl: https://example.org', 'siteUrl: https://example.org (a placeholder)'],
  ['  url: https://www.example.com/a', 'url: https://www.example.com/a (a placeholder)'],
  ['  - +254 000 000 001', '- +254 000 000 001 (a placeholder)'],
  ['  real: no', 'real: no (invented: put a real one in its place)'],
])('%j is found in a file of facts', (line, finding) => {
  expect(findingsIn(facts, `# Facts\n\n${line}\n`)).toEqual([`${facts}:3: ${finding}`]);
});

test.each([
  'whatsApp: +254 712 345 678',
  'siteUrl: https://counterexample.org.ke',
  'email: office@example.org.ke',
  '# The home writes unknown: unknown',
  'story: Nobody is unknown here.',
  'real: yes',
  'textMessages: no',
  'bank: none',
])('%j is not found in a file of facts', (line) => {
  expect(findingsIn(facts, `${line}\n`)).toEqual([]);
});

test('a question is listed with what is asked', () => {
  const source = `contactForm: no
siteIsRight:
  # There are so many children,
  # and in the figures more.
  howManyChildren: unknown
  # The gift says a week.
  weekOfMeals: no
  dormitory: yes
`;
  expect(findingsIn(facts, source)).toEqual([
    `${facts}:5: howManyChildren: unknown (the home has not said) There are so many children, and in the figures more.`,
    `${facts}:7: weekOfMeals: no (correct the site, then write yes) The gift says a week.`,
  ]);
  const question = '- id: receipts\n  ask: Does one get a receipt?\n\n  answer: unknown\n';
  expect(findingsIn(facts, question)).toEqual([
    `${facts}:4: answer: unknown (the home has not said) ask: Does one get a receipt?`,
  ]);
});

test.each([
  [
    'src/content/page-texts/children.ts',
    "points: [\n  'It is blue.',\n  // to confirm\n  'It is shut.',\n  'It opens.',\n]",
    "3: to confirm: 'It is shut.'",
  ],
  [
    'src/content/sponsorship-options.ts',
    'const texts = {\n  // To confirm with the director\n  visit:\n    `Come at ${hour}.`,\n}',
    '2: to confirm: visit: `Come at ${hour}.`',
  ],
  [
    'src/pages/about/about-page.tsx',
    '<div>\n  {/* to confirm */}\n  <p>\n    We answer\n    on the day.\n  </p>\n  <p>More.</p>',
    '2: to confirm: <p> We answer on the day.',
  ],
  [
    'src/pages/about/about-page.tsx',
    '<p>\n  Come in. {/* to confirm */}\n  We answer on the day.\n\n  More.\n</p>',
    '2: to confirm: We answer on the day.',
  ],
  [
    'photos/gate.yaml',
    '# to confirm\ntitle: The gate\n\nalt: A gate',
    '1: to confirm: title: The gate',
  ],
])('the mark is found in %s, with the text below it: %j', (file, source, finding) => {
  expect(findingsIn(file, source)).toEqual([`${file}:${finding}`]);
});

test('a statement that nobody at the home has read is found', () => {
  const file = 'src/pages/privacy/privacy-page.tsx';
  expect(findingsIn(file, '<StatementPage\n  reviewed={null}\n>')).toEqual([
    `${file}:2: reviewed={null} (nobody at the home has read this page yet)`,
  ]);
  expect(findingsIn(file, '<StatementPage\n  reviewed="2026-11-25"\n>')).toEqual([]);
});

test('a list of drawn pictures alone is asked for a photograph without people', () => {
  const file = 'photos/photos.json';
  expect(
    findingsIn(file, '{ "photos": [{ "people": "rendered" }, { "people": "consent" }] }'),
  ).toEqual([
    `${file}: expected one photograph without people, of the gate, a classroom or the garden`,
  ]);
});

test('words about confirming are no mark', () => {
  const source = "// The giver has to confirm it.\nconst text = 'We call to confirm the day.';";
  expect(findingsIn('src/giving/gift.ts', source)).toEqual([]);
});

function launchCheck(files: Readonly<Record<string, string>>) {
  const folder = mkdtempSync(path.join(tmpdir(), 'launch-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  const program = path.join(import.meta.dirname, 'launch-check.ts');
  const options = { cwd: folder, encoding: 'utf8' } as const;
  const { status, stdout, stderr } = spawnSync(process.execPath, [program], options);
  return { status, said: stdout.trimEnd().split('\n'), stderr };
}

test('the command lists what is found in all files, and fails', () => {
  const files = {
    [facts]: 'siteUrl: unknown\n',
    '.github/CODEOWNERS': '# Who reads\n/photos/ @example-org/readers\n',
    'src/pages/about/about-page.tsx': '{/* to confirm */}\n<p>It is blue.</p>\n',
    'photos/photos.yaml': '# to confirm\ntitle: The gate\n',
  };
  expect(launchCheck(files)).toEqual({
    status: 1,
    said: [
      '.github/CODEOWNERS:2: /photos/ @example-org/readers (a placeholder)',
      'photos/photos.yaml:1: to confirm: title: The gate',
      `${facts}:1: siteUrl: unknown (the home has not said)`,
      'src/pages/about/about-page.tsx:1: to confirm: <p>It is blue.',
      '',
      'Not ready to launch: 4 left.',
    ],
    stderr: '',
  });
});

test('the command says that nothing is left, and what is none or drawn may stay so', () => {
  const files = {
    [facts]: 'siteUrl: https://the-home.org\nbank: none\n',
    '.github/CODEOWNERS': '/photos/ @the-home/readers\n',
    'photos/photos.json': '{ "photos": [{ "people": "rendered" }, { "people": "none" }] }',
  };
  expect(launchCheck(files)).toEqual({
    status: 0,
    said: ['Ready to launch: nothing is unknown, a placeholder or to confirm.'],
    stderr: '',
  });
});

test('the command is not satisfied with a folder in which there is nothing to search', () => {
  expect(launchCheck({})).toMatchObject({ status: 1, stderr: '' });
});
