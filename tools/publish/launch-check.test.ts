import { expect, test } from 'vitest';
import { contentFindings, ownerFindings, remarksOn } from './launch-check.ts';

const file = 'src/content/a-new-file.ts';

test.each<[Record<string, unknown>, string]>([
  [{ bank: { name: 'unknown' } }, 'bank, name is unknown'],
  [{ home: { phones: ['+254 000 000 001'] } }, 'home, phones, 1 is a placeholder: +254 000 000'],
  [{ home: { email: 'home@example.org' } }, 'home, email is a placeholder: home@example.org'],
  [{ home: { siteUrl: 'https://example.org' } }, 'home, siteUrl is a placeholder'],
  [{ home: { url: 'https://www.example.com/builder' } }, 'home, url is a placeholder'],
  [
    { promises: { neverPin: { toConfirm: 'We never ask.' } } },
    'promises, neverPin is for the home to confirm: "We never ask."',
  ],
  [
    { statement: { sections: [{ id: 'gate', points: ['It is blue.', { toConfirm: 'Shut.' }] }] } },
    'statement, sections "gate", points, 2 is for the home to confirm: "Shut."',
  ],
  [{ stories: [{ name: 'A friend', real: 'no' }] }, 'stories "A friend" is invented'],
  [
    { questions: [{ id: 'receipts', ask: 'Does every giver get a receipt?', answer: 'unknown' }] },
    'questions "receipts" is for the home to answer: Does every giver get a receipt?',
  ],
  [
    { home: { siteIsRight: { weekOfMeals: 'unknown' } } },
    'home, siteIsRight, weekOfMeals is unknown. The gift says',
  ],
  [
    { home: { siteIsRight: { weekOfMeals: 'no' } } },
    'home, siteIsRight, weekOfMeals is no: correct the site, then write yes. The gift says',
  ],
])('%j is named by file and field', (exports, finding) => {
  expect(contentFindings({ [file]: exports })).toEqual([
    expect.stringContaining(`${file}: ${finding}`),
  ]);
});

test('the launch check does not list what is set, confirmed and decided', () => {
  const ready = {
    home: {
      phones: ['+254 712 345 678'],
      siteUrl: 'https://counterexample.org.ke',
      siteIsRight: { weekOfMeals: 'yes' },
    },
    stories: [{ name: 'A friend', story: 'She reads.', real: 'yes' }],
    questions: [{ id: 'receipts', ask: 'Does one get a receipt?', answer: 'Yes.' }],
    fees: { kes: 24_000 },
    holidays: 'none',
  };
  expect(contentFindings({ [file]: ready })).toEqual([]);
});

test('the launch check says what there is none of and how many pictures are drawn, and lets it stay so', () => {
  const none = { [file]: { stories: 'none' } };
  expect(contentFindings(none)).toEqual([]);
  expect(remarksOn(none, [{ people: 'rendered' }, { people: 'none' }])).toEqual([
    `${file}: stories: there is none, and the pages do without. It may stay so.`,
    'photos/photos.json: 1 of 2 pictures are drawn. The pages say so, and it may stay so.',
  ]);
  expect(remarksOn({ [file]: { stories: [{ name: 'A friend' }] } }, [])).toEqual([]);
});

test('the launch check lists a placeholder for the team of approvers', () => {
  const owners = '/src/content/facts/ @the-home/payment-readers';
  expect(ownerFindings(owners)).toEqual([]);
  expect(ownerFindings(owners.replace('the-home', 'example-org'))).toHaveLength(1);
});
