import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { builtFile, builtPages, distDir, textOf } from './built-site.ts';

const assets = readdirSync(`${distDir}assets`).filter((file) => file.endsWith('.css'));

/** The styles of all pages, as published. */
const styles = [
  ...builtPages.flatMap((page) => page.all('style').map(textOf)),
  ...assets.map((file) => builtFile(`assets/${file}`)),
].join('\n');

/** Without what stands behind @supports, which a browser that does not know it leaves out whole. */
const unguarded = styles.replaceAll(/@supports[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '');

const unit = String.raw`\d(?:[dls]v(?:[hwib]|min|max)|cq(?:[hwib]|min|max))\b`;

// What Vite does not lower for the browsers of tools/build/browsers.ts. tokens.css has the units behind @supports: an
// unknown unit beside a custom property voids also the declaration before it.
test.each([
  ['units of the screen and of containers', `(?<=[;{])[\\w-]+:[^;{}]*${unit}`],
  ['individual transforms', '(?<=[;{])(?:translate|rotate|scale):[^;{}]*'],
  ['functions of colours', String.raw`\b(?:color-mix|light-dark|oklch|oklab|lab|lch)\([^)]*`],
  ['media queries', String.raw`@media[^{]*(?:not \(|[<>])[^{]*`],
  ['layers, scopes and nesting', String.raw`@(?:layer|scope)\b|&[^{}"]*\{`],
])('no style needs newer %s than the oldest browsers know', (_, pattern) => {
  const found = new Set([...unguarded.matchAll(new RegExp(pattern, 'g'))].map(([text]) => text));
  expect(unguarded.length).toBeGreaterThan(10_000);
  expect([...found]).toEqual([]);
});

test.each(builtPages)('$path keeps the size of its words on an iPhone on its side', (page) => {
  const style = page.all('style').map(textOf).join('\n');
  // iOS knows only the property with its prefix.
  expect(style).toMatch(/\bhtml\{[^}]*-webkit-text-size-adjust:100%/);
});

test('no script looks behind in a regular expression, which Safari knows since 16.4 only', () => {
  const scripts = readdirSync(`${distDir}assets`).filter((file) => file.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(10);
  expect(scripts.filter((file) => /\(\?<[=!]/.test(builtFile(`assets/${file}`)))).toEqual([]);
});
