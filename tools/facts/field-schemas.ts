/** Schemas of fields that several files of facts have. */

import { z } from 'zod';
import type { PhotoSlug } from '../../src/content/photos.generated.ts';
import { sentenceCase } from '../../src/lib/text.ts';
import { isAlwaysCapital } from '../content/always-capital.ts';
import { isPastDay, parsedText, text } from '../content/schema-parts.ts';
import { curved } from './curved.ts';

/** Not 'none', 'unknown', 'yes' or 'no' alone: a page that needs words would print "Bank: none". */
const isWords = /^(?!(?:none|unknown|yes|no)$)(?=.*\S)/i;

/** Null while the home has not said. */
export function orUnknown<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess((it) => (it === 'unknown' ? null : it), schema.nullable());
}

/** Null where there is none. */
export function orNone<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess((it) => (it === 'none' ? null : it), schema.nullable());
}

/** Null while the home has not said, '' where there is none. */
export function textOrUnknown(expected: string, isSound: RegExp) {
  return orUnknown(
    parsedText(`${expected}, none or unknown`, (it) =>
      it === 'none' ? '' : isSound.test(it) ? it : null,
    ),
  );
}

export const list = <Schema extends z.ZodType>(entry: Schema) =>
  z.array(entry, 'a list, each entry on its own line after "- "');

/** Empty where there is none. */
export const listOrNone = <Schema extends z.ZodType>(entry: Schema) =>
  z.preprocess((it) => (it === 'none' ? [] : it), list(entry));

export const atLeastOne = <Schema extends z.ZodType>(entry: Schema) =>
  z.tuple([entry], entry, 'at least one entry, each on its own line after "- "');

/** Words as they are typed: a bank and M-PESA compare them letter by letter. */
export const exactWords = text('words', isWords);
export const words = exactWords.transform(tidy);
/** For the middle of a sentence: without a capital and a full stop. */
export const phrase = words.transform((it) => withoutCapital(it.replace(/\.$/, '')));
/** One sentence or more: with a capital and one closing mark. */
export const sentence = exactWords.transform(asSentence);

export const wordsOrUnknown = textOrUnknown('words', isWords);
export const sentenceOrUnknown = wordsOrUnknown.transform((it) => it && asSentence(it));

function asSentence(written: string): string {
  const it = sentenceCase(tidy(written));
  return /[.!?…:][’”)]*$/.test(it) ? it : `${it}.`;
}

/** In one line, with curly apostrophes and no space before a comma. */
function tidy(written: string): string {
  return curved(
    written
      .replaceAll(/\s+/g, ' ')
      .replaceAll(/ (?=[,;.!?](?: |$))/g, '')
      .trim(),
  );
}

/** 'Uniforms' → 'uniforms'; 'English lessons' and 'HIV tests' stay. */
function withoutCapital(it: string): string {
  const [word = ''] = /^\p{Lu}\p{Ll}+/u.exec(it) ?? [];
  if (word === '' || isAlwaysCapital(word.toLowerCase())) return it;
  return it.charAt(0).toLowerCase() + it.slice(1);
}

export const slug = text(
  'small letters, digits and hyphens: main-gate',
  /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/,
);

/** Whether the photo exists and is made, tools/photos/check-photos.ts checks. */
export const photo = slug.transform((it) => it as PhotoSlug);

export const wholeAmount = 'a whole number above 0: 185 or 24,000';
export const amount = parsedText(wholeAmount, aboveZero);

/** `24,000` → 24000. Null if the text is no whole number above 0. */
export function aboveZero(text: string): number | null {
  if (!/^(?:\d+|\d{1,3}(?:[, _]\d{3})+)$/.test(text)) return null;
  return Number(text.replaceAll(/\D/g, '')) || null;
}

export const pastDay = text('a day that has been, as year-month-day: 2026-11-21', isPastDay);

export const yesOrNo = parsedText('yes or no', (it) =>
  /^(?:yes|no)$/.test(it) ? it === 'yes' : null,
);
