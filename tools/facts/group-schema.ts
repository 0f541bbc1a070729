import { object } from './schema-parts.ts';
import { list, photo, sentence, slug, words, yesOrNo } from './field-schemas.ts';

/** `9` → `9 years`, `6 to 12` → `6-12 years`. Other words stay. */
const age = words.transform((it) => {
  const [, from, to] = /^(\d+)(?:\s*(?:[\p{Pd}−]|to)\s*(\d+))?$/u.exec(it) ?? [];
  if (from === undefined) return it;
  return to === undefined ? `${from} ${from === '1' ? 'year' : 'years'}` : `${from}-${to} years`;
});

/** An entry of groups.yaml: children who need a sponsor. */
export const group = object({
  id: slug,
  name: words,
  age,
  grade: words,
  interests: list(words),
  story: sentence,
  sponsored: yesOrNo,
  photo,
});
