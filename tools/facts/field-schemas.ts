/** Schemas of fields that several files of facts have. */

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { PhotoSlug } from '../../src/content/photos.generated.ts';
import { isPastDay, parsedText, text } from './schema-parts.ts';

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
export function textOrUnknown(
  expected: string,
  isSound: RegExp,
  checkCharacters?: (text: string) => string | null,
) {
  return orUnknown(
    parsedText(
      `${expected}, none or unknown`,
      (it) => (it === 'none' ? '' : isSound.test(it) ? it : null),
      checkCharacters,
    ),
  );
}

/** The fields that are different in each entry of a list. */
const ownFields: readonly string[] = ['id', 'name', 'number'];

export const list = <Schema extends z.ZodType>(entry: Schema, own = ownFields) =>
  z
    .array(entry, 'a list, each entry on its own line after "- "')
    .superRefine((entries, context) => checkEntriesDiffer(entries, own, context));

/** Empty where there is none. */
export const listOrNone = <Schema extends z.ZodType>(entry: Schema, own = ownFields) =>
  z.preprocess((it) => (it === 'none' ? [] : it), list(entry, own));

export const atLeastOne = <Schema extends z.ZodType>(entry: Schema) =>
  z
    .tuple([entry], entry, 'at least one entry, each on its own line after "- "')
    .superRefine((entries, context) => checkEntriesDiffer(entries, ownFields, context));

/** Pages would show an entry twice, and React needs a different key for each. */
function checkEntriesDiffer(
  entries: readonly unknown[],
  own: readonly string[],
  context: z.RefinementCtx,
): void {
  const refuseRepeated = (values: readonly unknown[], path: readonly string[], message: string) => {
    for (const [index, value] of values.entries())
      if (isPlain(value) && values.indexOf(value) < index)
        context.addIssue({ code: 'custom', path: [index, ...path], message });
  };
  refuseRepeated(entries, [], 'each entry once');
  for (const field of own) {
    const values = entries.map((it) => (it as Readonly<Record<string, unknown>> | null)?.[field]);
    refuseRepeated(values, [field], `no other entry with the same ${field}`);
  }
}

function isPlain(value: unknown): value is string | number {
  return typeof value === 'string' || typeof value === 'number';
}

/** Words as they are typed. */
export const words = text('words', isWords);
/** For the middle of a sentence. */
export const phrase = text(
  'words without a full stop at their end',
  (it) => isWords.test(it) && !it.endsWith('.'),
);

const aSentence = 'a sentence with a full stop at its end';
/** One or more. Pages put others behind it. */
const isSentence = /^(?=.*\S).*[.!?…:][’”)'"]*$/;
export const sentence = text(aSentence, isSentence);

export const wordsOrUnknown = textOrUnknown('words', isWords);
export const sentenceOrUnknown = textOrUnknown(aSentence, isSentence);

export const slug = text(
  'small letters, digits and hyphens: main-gate',
  /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/,
);

export const photo = parsedText(
  'a picture that pages may show: write "shown": "both" at its entry in photos/photos.json, then npm run photos',
  (it) => (isOnPages(it) ? (it as PhotoSlug) : null),
);

const photosFile = path.join(import.meta.dirname, '../../photos/photos.json');

/** Reads the file, because vite.config.ts imports this one: each new picture would restart `npm run dev`. */
function isOnPages(slug: string): boolean {
  try {
    const { photos } = JSON.parse(readFileSync(photosFile, 'utf8')) as {
      photos: readonly { slug: string; shown: string }[];
    };
    return photos.some((it) => it.slug === slug && it.shown !== 'gallery');
  } catch {
    // tools/photos/check-photos.ts says what is wrong with that file.
    return true;
  }
}

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
