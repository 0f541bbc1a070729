import { expect, test } from 'vitest';
import { findContentProblems, type ContentInput } from './content-problems.ts';
import { readContent } from './read-content.ts';

const own = {
  phrases: ["The Village Children's Home", '1 km from Ruai Junction', 'How To Give'],
  phones: ['+254 722 481 936'],
  email: 'office@home.ke',
};

/** The problems of the given content. */
function problemsOf(
  modules: ContentInput['modules'],
  others: Partial<Omit<ContentInput, 'modules'>> = {},
): string[] {
  return findContentProblems({
    modules,
    own,
    galleryPhotos: [{ title: 'The choir' }],
    photos: { choir: { title: 'The choir', description: 'They sing in the choir.', alt: '' } },
    allowedNames: ['Open Day'],
    written: [],
    ordinary: ['reads meals the sing choir they children'],
    ...others,
  });
}

/** The problems of one value, with the words that may stand in it beside "Open Day". */
function problemsIn(file: string, exported: object, allowed: readonly string[] = []): string[] {
  const modules = { [`src/content/${file}`]: exported as Record<string, unknown> };
  return problemsOf(modules, { allowedNames: ['Open Day', ...allowed] });
}

const text = (lead: string) => ({ texts: { lead } });

const group = (words: object) => ({ groups: [{ name: 'The choir', ...words }] });
const answer = (words: object) => ({ questions: [{ id: 'whom', ...words }] });
const story = (real: string) => ({ stories: [{ name: 'Jane Otieno', impact: 'Meals.', real }] });
const phoneOrAccount = 'which looks like a phone or an account';

test.each<[file: string, exported: object, problem: string]>([
  ['a.ts', text('Grace Wanjiru reads.'), 'texts, lead holds "Grace Wanjiru", which looks like a'],
  ['a.ts', text('Call Grace first.'), 'texts, lead holds "Call Grace"'],
  ['a.ts', text(''), 'texts, lead is empty; expected words'],
  ['a.ts', text('12000 people came.'), `holds 12000, ${phoneOrAccount}; expected a figure`],
  ['a.ts', text('Call 0733 000 111.'), `holds 0733 000 111, ${phoneOrAccount}; expected no phone`],
  ['a.ts', text('Write to someone@else.org.'), 'holds the e-mail someone@else.org'],
  [
    'a.ts',
    text('It costs ${fact.fees}.'),
    'holds "${fact.fees}" as it is; expected the text between `',
  ],
  [
    'a.ts',
    text('It is <b>free</b>.'),
    'holds "<b>", which visitors would read; expected words alone',
  ],
  [
    'a.ts',
    text('We met Amina, then Otieno.'),
    'holds "Amina" and "Otieno", which could be children',
  ],
  ['a.ts', { list: [] }, 'list is empty; expected at least one entry'],
  ['a.ts', { list: [{ id: 'one' }, { id: 'one' }] }, 'list holds "one" twice; expected it once'],
  ['a.ts', { list: ['Meals', 'Books', 'Meals'] }, 'list holds "Meals" twice; expected it once'],
  ['a.ts', { list: [{ id: 'Two-words' }] }, 'id is "Two-words"; expected small letters'],
  ...['25/11/2026', '2026-02-30', '2999-01-01'].map((reviewed): [string, object, string] => [
    'privacy.ts',
    { statement: { reviewed } },
    `reviewed is "${reviewed}"; expected a day that has been`,
  ]),
  ['facts/stories.yaml', story('no'), 'name holds "Jane Otieno"'],
  ['facts/groups.yaml', group({ name: 'Grace' }), 'name is "Grace", which could be one child\'s'],
  ['facts/groups.yaml', group({ story: 'The Amina skips.' }), 'holds "Amina", which could be'],
  ...'HIV AIDS ORPHANS orphaned ill illness neglected abandoned abused sick'
    .split(' ')
    .map((word): [string, object, string] => [
      'facts/groups.yaml',
      group({ story: `The ${word}.` }),
      `story speaks of "${word}"`,
    ]),
  ['facts/questions.yaml', answer({ answer: 'Call 0722 481 936.' }), '936; expected {phone}'],
  [
    'facts/questions.yaml',
    answer({ answer: 'Call 0733 000 111.' }),
    '0733 000 111; expected no number',
  ],
  [
    'facts/questions.yaml',
    answer({ answer: 'Write to office@home.ke.' }),
    'office@home.ke; expected {email}',
  ],
])('in %s, %j is refused: %s', (file, exported, problem) => {
  const [found = '', ...others] = problemsIn(file, exported);
  expect(found).toContain(problem);
  expect(found).toContain(`src/content/${file}: ${Object.keys(exported)[0]}`);
  expect(others).toEqual([]);
});

test.each<[file: string, exported: object]>([
  ['a.ts', text('In Nairobi, on Long Road, near Ruai Junction, on Open Day.')],
  ['a.ts', text('A circle of friends raised KSH 100,000 in 2026.')],
  ['a.ts', text('Write to office@home.ke.')],
  // tools/content/repeated-facts.ts finds it where it is typed.
  ['a.ts', text('Call 0722 481 936.')],
  ['a.ts', text('It costs $80-120 a month.')],
  ['a.ts', text('2026-11-21')],
  ['a.ts', text("The Village Children's Home was founded in 2001.")],
  // The name of a page, and of a bank where it belongs.
  ['a.ts', text('Read on at How To Give.')],
  ['facts/payments.yaml', { bank: { name: 'Savings Bank', address: 'P.O. Box 12345, Ruai Road' } }],
  ['facts/stories.yaml', story('yes')],
  ['facts/questions.yaml', answer({ numbers: 'yes', answer: 'Call 0733 000 111, or {phone}.' })],
])('in %s, %j is sound', (file, exported) => {
  expect(problemsIn(file, exported, ['Ruai Junction', 'Long Road'])).toEqual([]);
});

test('a text that another file repeats is named once', () => {
  const quoted = text('Call Grace first.');
  expect(problemsOf({ 'src/content/a.ts': quoted, 'src/content/b.ts': quoted })).toHaveLength(1);
});

test('files that repeat the texts of others come after them', async () => {
  const files = Object.keys(await readContent()).map((it) => it.replace('src/content/', ''));
  const order = ['program-list.ts', 'page-texts/home.ts'];
  expect(files.filter((it) => order.includes(it))).toEqual(order);
});

test.each([
  ['stories.yaml', { stories: [{ name: 'A reader', story: 'I read with Amina.', real: 'no' }] }],
  ['stories.yaml', { stories: [{ name: 'Jane', story: 'I read with Amina.', real: 'yes' }] }],
  ['questions.yaml', { questions: [{ id: 'whom', answer: 'They sing. Amina reads.' }] }],
  // Such a key usually holds an address.
  ['questions.yaml', { questions: [{ id: 'whom', email: 'Write to Amina first.' }] }],
  // Who has agreed beside one answer has not beside another.
  [
    'questions.yaml',
    {
      questions: [
        { id: 'leaders', answer: 'Amina reads.', named: ['Amina Otieno'] },
        { id: 'whom', answer: 'They sing. Amina reads.' },
      ],
    },
  ],
])('in %s, a first name alone is found in %j', (file, exported) => {
  const found = problemsIn(`facts/${file}`, exported);
  expect(found).toEqual([
    expect.stringContaining('holds "Amina", which could be a child\'s first'),
  ]);
});

test.each([
  ['stories.yaml', { stories: [{ name: 'Jane', story: 'They sing. Jane reads.', real: 'yes' }] }],
  ['questions.yaml', { questions: [{ id: 'a', answer: 'Jane reads.', named: ['Jane Otieno'] }] }],
  // Asked by the launch check, and not published.
  ['questions.yaml', { questions: [{ id: 'a', ask: 'Amina, age 9, ill?', answer: 'They sing.' }] }],
])('in %s, %j names only who has agreed', (file, exported) => {
  expect(problemsIn(`facts/${file}`, exported)).toEqual([]);
});

test('an age beside health is found, with the sentence', () => {
  const sentence = 'One child, 9, is HIV-positive.';
  expect(problemsOf({ 'src/content/a.ts': text(`They sing. ${sentence}`) })).toEqual([
    expect.stringContaining(`src/content/a.ts: texts, lead tells one child apart: "${sentence}"`),
  ]);
});

test('a name in a component is found with its line', () => {
  const written = [{ file: 'src/pages/home/part.tsx', line: 7, text: 'They sing with Amina' }];
  expect(problemsOf({}, { written })).toEqual([
    expect.stringContaining('src/pages/home/part.tsx:7: holds "Amina"'),
  ]);
});

test('two photos of one title are found', () => {
  const choir = { title: 'The choir' };
  expect(problemsOf({}, { galleryPhotos: [choir, choir] })).toEqual([
    expect.stringContaining('galleryPhotos shows "The choir" twice'),
  ]);
});

test.each([
  ['ward', { alt: 'A sick child in a ward' }, 'photo "ward", alt speaks of "sick"'],
  ['choir', { alt: 'A boy with epilepsy sings' }, 'alt speaks of "epilepsy"'],
  ['choir', { alt: 'They sing of malaria' }, 'alt speaks of "malaria"'],
  ['choir', { alt: 'An orphan sings' }, 'alt speaks of "orphan"'],
  ['choir', { title: 'The choir of Amina' }, 'title holds "Amina", which could be'],
  ['amina-choir', { alt: 'A choir' }, 'slug holds "amina", which could be a child'],
])('the photo %s with %j is refused: %s', (slug, words, problem) => {
  const choir = { title: 'The choir', description: 'They sing in the choir.', alt: 'Children' };
  expect(problemsOf({}, { photos: { [slug]: { ...choir, ...words } } })).toEqual([
    expect.stringContaining(problem),
  ]);
});
