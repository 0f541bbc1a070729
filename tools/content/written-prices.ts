import { globSync, readFileSync } from 'node:fs';

/** The text of each file that says something. */
export type Sources = Readonly<Record<string, string>>;

export function readSources(): Sources {
  const files = globSync('src/{site-map.ts,{content,components,pages}/**/*.{ts,tsx}}').map((file) =>
    file.replaceAll('\\', '/'),
  );
  const written = files.filter(
    (file) => !/\.(?:test|generated|module)\.(?:css\.d\.)?tsx?$/.test(file),
  );
  return Object.fromEntries(written.toSorted().map((file) => [file, readFileSync(file, 'utf8')]));
}

export type Price = { usd?: number; kes?: number; text?: string; template: string };

/** Prices and other facts in plain words. They would stay when the fact changes. */
export function plainPriceProblems(sources: Sources, prices: readonly Price[]): string[] {
  return Object.entries(sources).flatMap(([file, source]) =>
    source.split('\n').flatMap((line, index) => {
      if (/^\s*(?:\/?\*|\/\/)/.test(line)) return [];
      const field = fieldAt(source, index);
      return prices.flatMap((price) => {
        const found = formOf(price).exec(line)?.[0];
        if (!found) return [];
        const expected = `\${${price.template}} between \` and \` instead, so that the text follows the fact`;
        return [`${file}:${index + 1}: ${field} holds "${found}"; expected ${expected}`];
      });
    }),
  );
}

/** '$185' and 'US$ 185', 'KSH 24,000', 'KES 24000', or the text. */
function formOf({ usd, kes, text }: Price): RegExp {
  if (text !== undefined) return new RegExp(RegExp.escape(text), 'i');
  const digits = String(usd ?? kes).replaceAll(/\B(?=(?:\d{3})+$)/g, ',?');
  const currency =
    usd === undefined ? String.raw`(?:KSH|KES|Ksh|KSh)s?[. ]*` : String.raw`(?:\$|USD) ?`;
  return new RegExp(`${currency}${digits}(?![\\d]|[,.]\\d)`);
}

/** The nearest name of a field or an export above the end of a line. */
function fieldAt(source: string, line: number): string {
  const above = source
    .split('\n')
    .slice(0, line + 1)
    .join('\n');
  const names = [...above.matchAll(/^\s*(?:export const )?(\w+)(?:: [^=\n]+?)? ?[:=] ?/gm)];
  return names.at(-1)?.[1] ?? 'a text';
}
