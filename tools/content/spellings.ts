import { homeName } from '../../src/lib/home-name.ts';

/** Texts with straight apostrophes on purpose: docs/decisions/straight-apostrophe-in-the-name.md. */
const fixed = [
  homeName,
  "Children's Home & School",
  "We'll get back to you soon.",
  "We'll contact you soon",
];

const curvedName = homeName.replace("'", '’');

/** Each finds what is written another way than the site's, and says which that is. */
const oneWay: readonly [other: RegExp, expected: string][] = [
  [/\$?\d+\s?–\s?\$?\d+/, 'a hyphen between the ends of a range: 6-12'],
  [/\S* [,;](?= |$)/, 'no space before a comma'],
  [/\S*(?<![.])\.\.(?![.])/, 'one full stop'],
  [/\b(?!had|that\b)(\p{Ll}+) \1\b/u, 'the word once'],
  [
    /\b(?:TBC|TBD|TODO)\b/,
    'the words themselves; unknown, in a file of facts, until the home has answered',
  ],
  [/\bhealth care\b/i, 'healthcare, in one word'],
  [/\b(?!M-PESA\b)[Mm]-?[Pp][Ee][Ss][Aa]\b/, 'M-PESA'],
];

type Slip = { found: string; expected: string };

/** Spellings of which the site has one. `kept` holds what is meant as it stands, such as a true name. */
export function spellingSlips(text: string, kept: readonly string[]): Slip[] {
  // Looked for before what is kept is taken out, because "Motherly Care" is kept everywhere.
  const ownName = text.includes(curvedName)
    ? [{ found: curvedName, expected: `the home's own name with a straight ': ${homeName}` }]
    : [];
  const rest = [...fixed, ...kept].reduce((left, it) => left.replaceAll(it, '|'), text);
  const [apostrophe] = /\S*\p{L}'\S*|'\p{L}\S*/u.exec(rest) ?? [];
  return [
    ...ownName,
    ...(apostrophe ? [{ found: apostrophe, expected: 'the curly ’ inside a text' }] : []),
    ...oneWay.flatMap(([other, expected]) => {
      const [found] = other.exec(rest) ?? [];
      return found ? [{ found, expected }] : [];
    }),
  ];
}
