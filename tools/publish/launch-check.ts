import { globSync, readFileSync } from 'node:fs';
import { report } from '../report.ts';

// `npm run launch-check` searches the files for what the home still has to set, confirm or decide.

const searched = ['src/**/*.{ts,tsx,yaml}', 'photos/**/*.{json,ts,yaml}', '.github/CODEOWNERS'];

const catalogFile = 'photos/photos.json';

const mark = /(?:\/\/|\/\*+|#)\s*to confirm\b/i;

/** What stands in a line of a file of facts, and what it means. A quotation mark changes nothing. */
const signs: readonly [sign: RegExp, meaning: string][] = [
  [/(?:^|: |- |\[)\s*['"]?unknown['"]?\s*(?:$|[\]},]| #)/, 'the home has not said'],
  [/(?:^|[\s@/.'"])example\.(?:org|com|net)(?![\w-]|\.\w)|\+254 000 000/, 'a placeholder'],
  [/^[\s-]*real: ['"]?no\b/, 'invented: put a real one in its place'],
];

/** What is found in a file, as "file:line: …". */
export function findingsIn(file: string, source: string): string[] {
  const lines = source.split(/\r?\n/);
  if (file === catalogFile && !/"people": *"none"/.test(source))
    return [
      `${file}: expected one photograph without people, of the gate, a classroom or the garden`,
    ];
  return lines.flatMap((_, index) => {
    const finding = findingIn(file, lines, index);
    return finding === null ? [] : [`${file}:${index + 1}: ${finding}`];
  });
}

function findingIn(file: string, lines: readonly string[], index: number): string | null {
  const line = lines[index] ?? '';
  if (mark.test(line)) return `to confirm: ${textBelow(lines, index)}`;
  if (/\breviewed=\{null\}/.test(line))
    return `${line.trim()} (nobody at the home has read this page yet)`;
  if (file === '.github/CODEOWNERS')
    return line.includes('@example-org') ? `${line.trim()} (a placeholder)` : null;
  if (!file.startsWith('src/content/facts/') || /^\s*#/.test(line)) return null;
  const meaning = isNotRight(lines, index)
    ? 'correct the site, then write yes'
    : signs.find(([sign]) => sign.test(line))?.[1];
  if (meaning === undefined) return null;
  return [`${line.trim()} (${meaning})`, questionAbove(lines, index)].join(' ').trim();
}

/** The lines up to a blank line, a tag after the first words, or the end of a text in quotation marks. */
function textBelow(lines: readonly string[], index: number): string {
  const below = lines.slice(index + 1).join('\n');
  const text =
    /^(?:\s*<[^>]*>)*[^<]*?(?:['"`](?=[,;)\]}]*(?:\n|$))|(?=\n\s*\n|<|$))/.exec(below)?.[0] ?? '';
  return text.replaceAll(/\s+/g, ' ').trim();
}

/** Whether the line answers a question of `siteIsRight` with "no". */
function isNotRight(lines: readonly string[], index: number): boolean {
  const field = lines.slice(0, index).findLast((it) => /^\w/.test(it)) ?? '';
  return field.startsWith('siteIsRight:') && /^\s+\w+: ['"]?no\b/.test(lines[index] ?? '');
}

/** For an answer the question that it answers, else the comment above the line. */
function questionAbove(lines: readonly string[], index: number): string {
  const above = lines.slice(0, index);
  if (/^\s*answer:/.test(lines[index] ?? ''))
    return above.findLast((it) => /^[\s-]*ask:/.test(it))?.trim() ?? '';
  const comment = above.slice(above.findLastIndex((it) => !/^\s*#/.test(it)) + 1);
  return comment.map((it) => it.replace(/^\s*#\s*/, '')).join(' ');
}

if (import.meta.main) listFindings();

function listFindings(): void {
  const files = globSync(searched).map((file) => file.replaceAll('\\', '/'));
  if (!files.some((file) => file.startsWith('src/content/facts/')))
    return report(['There are no facts here: type it in the project’s folder.']);
  const findings = files.toSorted().flatMap((file) => findingsIn(file, readFileSync(file, 'utf8')));
  report(findings);
  console.log(
    findings.length > 0
      ? `\nNot ready to launch: ${findings.length} left.`
      : 'Ready to launch: nothing is unknown, a placeholder or to confirm.',
  );
}
