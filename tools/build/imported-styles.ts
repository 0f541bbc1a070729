import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The stylesheets that a source file and all that it imports import, as paths from the root. */
export function importedStyles(root: string, file: string): Set<string> {
  const seen = new Set<string>();
  const follow = (from: string) => {
    if (seen.has(from)) return;
    seen.add(from);
    if (!/\.tsx?$/.test(from)) return;
    const code = readFileSync(path.join(root, from), 'utf8');
    for (const [, address = ''] of code.matchAll(/^(?:import|export|\} from) .*?'(\..*?)'/gm))
      follow(path.join(path.dirname(from), address));
  };
  follow(file);
  return new Set([...seen].filter((it) => it.endsWith('.css')));
}

// In minified CSS: what stands in braces, and before them.
const rule = /([^{};]+)\{([^{}]*)\}/g;
const keyframes = /@keyframes (c[\da-z]+)\{(?:[^{}]*\{[^{}]*\})*\}/g;
const emptyBlock = /@[^{};]+\{\}/g;

/** The rules and keyframes of which every class or name is wanted; null stands for having none. */
export function rulesFor(css: string, isWanted: (name: string | null) => boolean): string {
  let next = css
    .replaceAll(keyframes, (whole, name: string) => (isWanted(name) ? whole : ''))
    .replaceAll(rule, (whole, selectors: string) => {
      const names = [...selectors.matchAll(/\.(c[\da-z]+)/g)].map(([, name = '']) => name);
      return (names.length > 0 ? names : [null]).every(isWanted) ? whole : '';
    });
  for (let before = ''; before !== next;) {
    before = next;
    next = before.replaceAll(emptyBlock, '');
  }
  return next;
}
