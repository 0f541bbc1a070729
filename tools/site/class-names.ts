import { globSync } from 'node:fs';
import path from 'node:path';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/**
 * Short names for the classes of CSS modules: letters for the file, by its place among all of
 * them, and a figure for the class, by its place in the file; alike in every build. Every page carries
 * them all, and a hash can't be compressed: they are 700 bytes less. The underscore, because blockers
 * of advertisements hide what is called `ad1`.
 */
export function classNames(root: string): (name: string, file: string) => string {
  const files = globSync('src/**/*.module.css', { cwd: root }).toSorted();
  const names = new Map<string, string>();
  const counts = new Map<string, number>();
  return (name, file) => {
    const key = `${file} ${name}`;
    const known = names.get(key);
    if (known) return known;
    const place = files.indexOf(path.relative(root, file));
    if (place === -1)
      throw new Error(`${file} is new: start the build or the editing server again`);
    const count = counts.get(file) ?? 0;
    counts.set(file, count + 1);
    const short = `_${letters(place)}${count.toString(36)}`;
    names.set(key, short);
    return short;
  };
}

/** 0 is 'a', 25 'z', 26 'aa'. */
function letters(place: number): string {
  const last = LETTERS.charAt(place % LETTERS.length);
  const before = Math.floor(place / LETTERS.length);
  return before === 0 ? last : letters(before - 1) + last;
}
