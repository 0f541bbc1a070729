export type HeaderRule = { matches: (path: string) => boolean; headers: [string, string][] };

/** Parses a `_headers` file: a path pattern in the first column, its headers indented below it. */
export function parseHeadersFile(source: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of source.split(/\r?\n/)) {
    const text = line.trim();
    if (text === '' || text.startsWith('#')) continue;
    if (!/^\s/.test(line)) {
      const pattern = patternRegExp(text);
      rules.push({ matches: (path) => pattern.test(path), headers: [] });
      continue;
    }
    const colon = text.indexOf(':');
    const rule = rules.at(-1);
    if (colon < 1 || !rule) throw new Error(`_headers: cannot read the line "${text}"`);
    rule.headers.push([text.slice(0, colon).trim(), text.slice(colon + 1).trim()]);
  }
  return rules;
}

/** As the hosts apply them: every matching rule, a header that two rules set joined by a comma. */
export function headersForPath(rules: readonly HeaderRule[], path: string): Map<string, string> {
  const headers = new Map<string, string>();
  for (const rule of rules.filter(({ matches }) => matches(path))) {
    for (const [name, value] of rule.headers) {
      const earlier = headers.get(name);
      headers.set(name, earlier === undefined ? value : `${earlier}, ${value}`);
    }
  }
  return headers;
}

/**
 * On Netlify a closing `/*` also matches the folder's own name, on Cloudflare it does not. The wider
 * reading is taken here: what is right under it is right on both.
 */
function patternRegExp(pattern: string): RegExp {
  const closing = pattern.endsWith('/*');
  const start = closing ? pattern.slice(0, -2) : pattern;
  const escaped = start.replace(/[.+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll('*', '.*');
  return new RegExp(closing ? `^${escaped}(?:/.*)?$` : `^${escaped}/?$`, 's');
}
