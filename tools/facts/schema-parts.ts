/**
 * Parts of the schemas for what people write: the facts, and the list of photos. Each message says what to write: it
 * continues a sentence that ends in "expected".
 */

import { z } from 'zod';
import { weekdayOf } from '../../src/lib/days.ts';
import { wrongCharacter } from './wrong-character.ts';

/** What else to write, if not all characters of a text may stand there. */
type CharacterCheck = (text: string) => string | null;

/**
 * What `parse` makes of a text. The schema refuses the text if that is null, or if a character of it must not stand
 * there.
 */
export function parsedText<Value>(
  expected: string,
  parse: (text: string) => Value | null,
  checkCharacters: CharacterCheck = ordinaryCharacters,
) {
  return z.string(expected).transform((text, context) => {
    const other = checkCharacters(text);
    const value = other === null ? parse(text) : null;
    if (value !== null) return value;
    context.addIssue({ code: 'custom', message: other ?? expected });
    return z.NEVER;
  });
}

/** A text as it is typed. By default it must not be empty. */
export function text(
  expected: string,
  isSound: RegExp | ((text: string) => boolean) = /\S/,
  checkCharacters?: CharacterCheck,
) {
  const sound = isSound instanceof RegExp ? (it: string) => isSound.test(it) : isSound;
  return parsedText(expected, (it) => (sound(it) ? it : null), checkCharacters);
}

/** Nobody sees a space at the beginning or the end either, which only quotation marks can keep. */
export function ordinaryCharacters(text: string): string | null {
  const wrong = wrongCharacter(text);
  if (wrong !== null) return `ordinary characters: ${wrong}`;
  return /\S/.test(text) && text !== text.trim() ? 'no space at its beginning or its end' : null;
}

/** An object with exactly these fields. */
export function object<Shape extends z.ZodRawShape>(shape: Shape) {
  const fields = Object.keys(shape).join(', ');
  return z.strictObject(shape, {
    error: ({ code }) =>
      code === 'unrecognized_keys' ? `one of: ${fields}` : `the fields ${fields}`,
  });
}

export const isDay = (it: string) => weekdayOf(it) !== null;
export const today = () => new Date().toISOString().slice(0, 10);
export const isPastDay = (it: string) => isDay(it) && it <= today();

export type SchemaProblem = {
  path: readonly PropertyKey[];
  /** Completes a sentence that begins with "is": 'missing', 'not wanted here', or the value itself. */
  problem: string;
  expected: string;
};

/** Everything that the schema refuses in `value`. */
export function schemaProblems(schema: z.ZodType, value: unknown): SchemaProblem[] {
  const issues = schema.safeParse(value).error?.issues ?? [];
  return issues.flatMap((issue): SchemaProblem[] => {
    const { path, message: expected } = issue;
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((key) => {
        return { path: [...path, key], problem: 'not wanted here', expected };
      });
    const found = valueAt(value, path);
    const wantsText = issue.code === 'invalid_type' && issue.expected === 'string';
    const hint = wantsText && Array.isArray(found) ? QUOTED : strayLetter(found);
    return [{ path, problem: problemOf(found), expected: expected + hint }];
  });
}

const QUOTED = '. A text that begins with [ or "- " stands in quotation marks';

/** Points out the letter in what looks like a number: 15O instead of 150. '' if there is none. */
function strayLetter(found: unknown): string {
  const [, letter] = /^(?=.*\d)[\d\s+.,]*(\p{L})[\d\s.,]*$/u.exec(String(found)) ?? [];
  return letter === undefined ? '' : `. It holds the letter ${letter}`;
}

function problemOf(found: unknown): string {
  if (found === undefined) return 'missing';
  if (Array.isArray(found)) return `a list of ${found.length}`;
  return typeof found === 'object' && found !== null ? 'not valid' : JSON.stringify(found);
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (outer, key) => (outer as Readonly<Record<PropertyKey, unknown>> | null)?.[key],
    value,
  );
}
