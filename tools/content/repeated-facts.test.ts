import { expect, test } from 'vitest';
import {
  dollarsPattern,
  rangePattern,
  type RepeatedFact,
  repeatsInFacts,
  repeatsInTexts,
  shillingsPattern,
  wordsPattern,
} from './repeated-facts.ts';

const facts: readonly RepeatedFact[] = [
  { pattern: dollarsPattern(185), inText: 'fact.fees', inYaml: 'fees' },
  { pattern: shillingsPattern(24_000), inText: 'fact.feesInShillings', inYaml: 'feesInShillings' },
  { pattern: rangePattern(1, 17), inText: 'fact.ages', inYaml: 'ages' },
  { pattern: wordsPattern('1 km'), inText: 'fact.distance', inYaml: 'distance' },
  { pattern: wordsPattern('off Long Road'), inText: 'organization.landmark' },
  { pattern: wordsPattern('0722 481 936'), inText: 'fact.phone', inYaml: 'phone' },
];

const repeats: [text: string, found: string, inText: string, inYaml?: string][] = [
  ['A year costs $185.', '$185', 'fact.fees', 'fees'],
  ['A year costs US$ 185.', '$ 185', 'fact.fees', 'fees'],
  ['A year costs 185 dollars.', '185 dollars', 'fact.fees', 'fees'],
  ['A year costs KSH 24,000.', 'KSH 24,000', 'fact.feesInShillings', 'feesInShillings'],
  ['A year costs Ksh. 24000.', 'Ksh. 24000', 'fact.feesInShillings', 'feesInShillings'],
  ['24,000 shillings a year.', '24,000 shillings', 'fact.feesInShillings', 'feesInShillings'],
  ['For children aged 1-17.', '1-17', 'fact.ages', 'ages'],
  ['For children from one to seventeen.', 'one to seventeen', 'fact.ages', 'ages'],
  ['For children between 1 and 17.', '1 and 17', 'fact.ages', 'ages'],
  ['We are 1 km from the road.', '1 km', 'fact.distance', 'distance'],
  ['We are Off Long Road.', 'Off Long Road', 'organization.landmark'],
];

const file = 'src/content/payments.ts';

test.each(repeats)('a text that says %j is told what to take instead', (text, found, inText) => {
  const source = `export const texts = {\n  lead:\n    '${text}',\n};\n`;
  expect(repeatsInTexts({ [file]: source }, facts)).toEqual([
    `${file}:3: lead holds "${found}"; expected \${${inText}} between \` and \` instead, so that the text follows the fact`,
  ]);
});

const yaml = 'src/content/facts/questions.yaml';
const answered = (answer: string) => ({ [yaml]: { questions: [{ id: 'cost', answer }] } });

test.each(repeats.filter(([, , , inYaml]) => inYaml))(
  'an answer that says %j is told what to take instead',
  (text, found, _inText, inYaml) => {
    expect(repeatsInFacts(answered(text), facts)).toEqual([
      `${yaml}: questions "cost", answer holds "${found}"; expected {${inYaml}} instead, so that the sentence follows the fact`,
    ]);
  },
);

const sound = [
  'We raised KSH 24,000,000 and $1,850.',
  'A room costs KSH 1,500.',
  'About 185 children',
  'Between 6 and 12, and 11-17.',
  'They walk 11 km, or 1 kmh.',
];

test.each([...sound, '${fact.fees}'])('a text may say %j', (text) => {
  expect(repeatsInTexts({ [file]: `  lead: \`${text}\`,\n` }, facts)).toEqual([]);
});

test.each([...sound, 'A year costs {fees}.'])('an answer may say %j', (text) => {
  expect(repeatsInFacts(answered(text), facts)).toEqual([]);
});

test.each(['  // $185', ' /** KSH 24,000 */'])('the comment %j may hold a price', (line) => {
  expect(repeatsInTexts({ [file]: `${line}\n` }, facts)).toEqual([]);
});

test('a fact itself is no repeat', () => {
  const modules = { 'src/content/facts/home.yaml': { home: { route: { distance: '1 km' } } } };
  expect(repeatsInFacts(modules, facts)).toEqual([]);
});
