import { describe, expect, test } from 'vitest';

import { findContentProblems, type ContentInput } from './content-problems.ts';

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
    ...others,
  });
}

/** A file with one question whose answer is the text. */
function answer(text: string): ContentInput['modules'] {
  const contactFaq = [{ id: 'a-question', question: 'May I ask?', answer: text }];
  return { 'src/content/faq.ts': { contactFaq } };
}

describe('a text', () => {
  test.each([
    ['Grace Wanjiru reads.', 'holds "Grace Wanjiru", which looks like a person\'s name'],
    ['Call Grace first.', 'holds "Call Grace"'],
    ['', 'is empty; expected words'],
    [
      'We met 12000 people.',
      'holds 12000, which looks like a phone or an account; expected a figure',
    ],
    [
      'Call 0733 000 111.',
      'holds 0733 000 111, which looks like a phone or an account; expected no',
    ],
    ['Write to someone@else.org.', 'holds the e-mail someone@else.org'],
  ])('%j %s', (text, problem) => {
    const place = 'src/content/faq.ts: contactFaq "a-question", answer ';
    expect(problemsOf(answer(text))).toEqual([expect.stringContaining(place + problem)]);
  });

  test.each([
    'In Nairobi, on Long Road, near Ruai Junction, on Open Day.',
    'A circle of friends raised KSH 100,000 in 2026.',
    'Write to office@home.ke.',
    // tools/content/written-prices.ts finds it where it is typed.
    'Call 0722 481 936.',
    '2026-11-21',
    "The Village Children's Home was founded in 2001.",
  ])('%j is sound', (text) => {
    const allowedNames = ['Open Day', 'Ruai Junction', 'Long Road'];
    expect(problemsOf(answer(text), { allowedNames })).toEqual([]);
  });

  test('may name a page, and a bank where the bank belongs', () => {
    const named = { name: 'Savings Bank', address: 'P.O. Box 12345, Ruai Road' };
    expect(
      problemsOf({
        'src/content/facts/payments.yaml': { bank: named },
        ...answer('Read on at How To Give.'),
      }),
    ).toEqual([]);
  });
});

test.each([
  ['yes', 0],
  ['no', 2],
])('a story may name its supporter where it is real: %s', (real, found) => {
  const stories = [{ name: 'Jane Otieno', story: 'Jane Otieno reads with Grade 4.', real }];
  expect(problemsOf({ 'src/content/facts/stories.yaml': { stories } })).toHaveLength(found);
});

test.each(['25/11/2026', '2026-02-30', '2999-01-01'])(
  'a statement reviewed on %s is refused',
  (day) => {
    const privacyStatement = { reviewed: day };
    expect(problemsOf({ 'src/content/privacy.ts': { privacyStatement } })).toEqual([
      expect.stringContaining(`reviewed is "${day}"; expected a day that has been`),
    ]);
  },
);

function problemsOfList(name: string, list: unknown): string[] {
  return problemsOf({ 'src/content/story.ts': { [name]: list } });
}

test('a text that another file repeats is named once', () => {
  const again = { 'src/content/other.ts': { lead: 'Call Grace first.' } };
  expect(problemsOf({ ...answer('Call Grace first.'), ...again })).toHaveLength(1);
});

describe('a list', () => {
  test.each([
    [[], 'values is empty; expected at least one entry'],
    [[{ id: 'one' }, { id: 'one' }], 'values holds "one" twice; expected it once'],
    [['Meals', 'Books', 'Meals'], 'values holds "Meals" twice; expected it once'],
    [[{ id: 'Two-words' }], 'id is "Two-words"; expected small letters'],
  ])('%j: %s', (list, problem) => {
    expect(problemsOfList('values', list)).toEqual([expect.stringContaining(problem)]);
  });
});

test.each([
  ['a name of one word', { name: 'Grace' }, 'name is "Grace", which could be one child\'s'],
  ['health', { name: 'The choir', story: 'Some are HIV-positive.' }, 'story speaks of "HIV"'],
])('%s on a card is found', (_title, group, problem) => {
  expect(problemsOf({ 'src/content/facts/groups.yaml': { groups: [group] } })).toEqual([
    expect.stringContaining(problem),
  ]);
});

test('two photos of one title, and health in the words for a photo are found', () => {
  const choir = { title: 'The choir' };
  expect(problemsOf({}, { galleryPhotos: [choir, choir] })).toEqual([
    expect.stringContaining('galleryPhotos shows "The choir" twice'),
  ]);
});

test.each([
  [{ ward: { alt: 'A sick child in a ward' } }, 'photo "ward", alt speaks of "sick"'],
  [{ choir: { title: 'Amina reads to a choir' } }, 'title begins with "Amina", which could be'],
  [{ 'amina-choir': { alt: 'A choir' } }, 'slug holds "amina", which could be a child'],
])('of the photo %j it says: %s', (photos, problem) => {
  const whole = Object.entries(photos).map(([slug, words]) => [
    slug,
    { title: 'The choir', description: 'They sing in the choir.', alt: 'Children', ...words },
  ]);
  expect(problemsOf({}, { photos: Object.fromEntries(whole) as ContentInput['photos'] })).toEqual([
    expect.stringContaining(problem),
  ]);
});

test.each([
  [{ answer: 'Call 0722 481 936.' }, 'answer holds 0722 481 936; expected {phone}'],
  [{ answer: 'Write to office@home.ke.' }, 'answer holds office@home.ke; expected {email}'],
  [{ answer: 'Call 0733 000 111.' }, 'answer holds 0733 000 111; expected no number, or'],
])('an answer %j is refused: %s', (answer, problem) => {
  const questions = [{ id: 'whom', ...answer }];
  expect(problemsOf({ 'src/content/facts/questions.yaml': { questions } })).toEqual([
    expect.stringContaining(problem),
  ]);
});

test('an answer may hold a number where its question asks for one', () => {
  const questions = [{ id: 'whom', numbers: 'yes', answer: 'Call 0733 000 111, or {phone}.' }];
  expect(problemsOf({ 'src/content/facts/questions.yaml': { questions } })).toEqual([]);
});
