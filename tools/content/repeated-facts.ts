import { globSync, readFileSync } from 'node:fs';
import { contentValues, type ContentModules } from './content-values.ts';

/** Source code by file. */
export type Sources = Readonly<Record<string, string>>;

/** The files whose texts visitors may read. */
export function readSources(): Sources {
  const files = globSync(
    'src/{site-map.ts,{content,design-system,components,pages}/**/*.{ts,tsx}}',
  ).map((file) => file.replaceAll('\\', '/'));
  const written = files.filter(
    (file) => !/\.(?:test|generated|module)\.(?:css\.d\.)?tsx?$/.test(file),
  );
  return Object.fromEntries(written.toSorted().map((file) => [file, readFileSync(file, 'utf8')]));
}

export type RepeatedFact = {
  /** Finds each spelling of it. */
  pattern: RegExp;
  /** Between `${` and `}` in a text: `fact.fees`. */
  inText: string;
  /** Between { and } in YAML, if a sentence there can take it: `fees`. */
  inYaml?: string;
};

/** Facts that a text of the code repeats. Such a text would stay as it is when the fact changes. */
export function repeatsInTexts(sources: Sources, facts: readonly RepeatedFact[]): string[] {
  return Object.entries(sources).flatMap(([file, source]) =>
    source.split('\n').flatMap((line, index) => {
      const isComment = /^\s*(?:\/?\*|\/\/)/.test(line);
      if (isComment) return [];
      return repeatsIn(line, facts).map(({ found, inText }) => {
        const expected = `\${${inText}} between \` and \` instead, so that the text follows the fact`;
        return `${file}:${index + 1}: ${fieldAt(source, index)} holds "${found}"; expected ${expected}`;
      });
    }),
  );
}

/** Fields of the facts that are sentences, in which {fees} and the like may stand. */
const sentenceField =
  /^(?:questions .*, (?:question|answer)|stories .*, (?:story|impact)|groups .*, story|payments, .*beyondFees|home, landmark)$/;

/** Facts that a sentence of the YAML files repeats. */
export function repeatsInFacts(modules: ContentModules, facts: readonly RepeatedFact[]): string[] {
  return contentValues(modules).flatMap(({ file, field, key, value }) => {
    if (typeof value !== 'string' || !sentenceField.test(field)) return [];
    // content-problems.ts reports phones and e-mail addresses in answers.
    const others = facts.filter(
      ({ inYaml }) => inYaml && !(key === 'answer' && /^(?:phone|email)$/.test(inYaml)),
    );
    return repeatsIn(value, others).map(({ found, inYaml = '' }) => {
      const expected = `{${inYaml}} instead, so that the sentence follows the fact`;
      return `${file}: ${field} holds "${found}"; expected ${expected}`;
    });
  });
}

function repeatsIn(text: string, facts: readonly RepeatedFact[]) {
  let rest = text;
  return facts.flatMap((fact) => {
    const found = fact.pattern.exec(rest)?.[0];
    if (!found) return [];
    // Taken out, because two facts may be written alike: a gift that costs as much as the fees.
    rest = rest.replaceAll(found, '|');
    return [{ ...fact, found }];
  });
}

/** '$185', 'US$ 185', 'USD 185', '185 dollars'. */
export function dollarsPattern(amount: number): RegExp {
  return withSign(amount, String.raw`(?:\$|USD) ?`, '(?:USD|(?:US )?dollars)');
}

/** 'KSH 24,000', 'KES 24000', 'Ksh. 24,000', '24,000 shillings'. */
export function shillingsPattern(amount: number): RegExp {
  const sign = '(?:KSH|KES|Ksh|KSh)s?';
  return withSign(amount, String.raw`${sign}[. ]*`, `(?:${sign}|shillings)`);
}

function withSign(amount: number, before: string, after: string): RegExp {
  const digits = String(amount).replaceAll(/\B(?=(?:\d{3})+$)/g, ',?');
  return new RegExp(
    String.raw`${before}${digits}(?!\d|[,.]\d)|(?<![\d,.])${digits} ?${after}(?!\p{L})`,
    'u',
  );
}

/** '1-17', '1 to 17', 'one to seventeen', 'between 1 and 17'. */
export function rangePattern(from: number, to: number): RegExp {
  return new RegExp(
    String.raw`(?<![\p{L}\d,.$])(?:${figureOrWord(from)})(?: ?[-–] ?| to | and )(?:${figureOrWord(to)})(?![\p{L}\d]|[,.]\d)`,
    'iu',
  );
}

/** The words for the numbers from 0 on. Ages are below twenty. */
const numberWords =
  'no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );

/** `9` → `9|nine` */
function figureOrWord(count: number): string {
  const word = numberWords[count];
  return word ? `${count}|${word}` : `${count}`;
}

/** The words, not as a part of others: '1 km' is not in '11 km'. */
export function wordsPattern(text: string): RegExp {
  return new RegExp(String.raw`(?<![\p{L}\d.,])${RegExp.escape(text)}(?![\p{L}\d])`, 'iu');
}

/** The name of a field or an export that stands nearest above the end of a line: `lead`. */
function fieldAt(source: string, line: number): string {
  const above = source
    .split('\n')
    .slice(0, line + 1)
    .join('\n');
  const names = [...above.matchAll(/^\s*(?:export const )?(\w+)(?:: [^=\n]+?)? ?[:=] ?/gm)];
  return names.at(-1)?.[1] ?? 'a text';
}
