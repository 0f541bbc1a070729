import { expect, test } from 'vitest';
import { annotate } from '../../tools/report.ts';
import { capitalWords, listedSentences, recordFiles, unreadEntries } from './record.ts';

test.each(recordFiles())('somebody has read what $file is about', (record) => {
  const unread = unreadEntries(record);
  if (unread.length === 0) return;
  const places = new Set(unread.map(({ place, text }) => `${place}: ${text}`));
  const problem = `These are published, and nobody has read them yet:

${unread.map(({ entry }) => entry).join('\n')}

They stand in:

${[...places].join('\n')}

Read them: if none names a child or gives one away, add the first lines to ${record.file}, in GitHub’s editor too, or type: npm run record`;
  annotate(record.file, 1, problem);
  expect.fail(problem);
});

test.each([
  ['Wangari’s brother reads. KEVIN WON.', ['Wangari', 'KEVIN', 'WON']],
  ['Mary-Wanjiru and Ng’ang’a, HIV-positive', ['Mary', 'Wanjiru', 'Ng’ang’a', 'HIV']],
  ['“Ĩtũĩka” in Grade 4, (Amina)', ['Ĩtũĩka', 'Grade', 'Amina']],
  ['they swim from 9AM at iSports', []],
])('%j has the capital words %j', (text, words) => {
  expect(capitalWords(text)).toEqual(words);
});

test.each([
  ['They play. Two were orphaned. They sing.', ['Two were orphaned.']],
  ['“Her father died.” She sings!', ['“Her father died.”']],
  ['Some take ARVs', ['Some take ARVs']],
  ['ABANDONED in 2019', ['ABANDONED in 2019']],
  ['They are skilled, and still play in the courtyard.', []],
])('of %j these are listed: %j', (text, sentences) => {
  expect(listedSentences(text)).toEqual(sentences);
});
