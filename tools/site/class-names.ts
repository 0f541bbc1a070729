import { globSync } from 'node:fs';
import path from 'node:path';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/**
 * Short names for the classes of CSS modules: letters for the file, by its place among all of them,
 * and a figure for the class, by its place in the file; alike in every build. Every page carries them
 * all, and a hash can't be compressed: they are 700 bytes less. The underscore, because blockers of
 * advertisements hide what is called `ad1`.
 */
export function classNames(root: string): (name: string, file: string) => string {
  const files = globSync('src/**/*.module.css', { cwd: root }).toSorted();
  const classes = new Map<string, string[]>();
  return (name, file) => {
    const names = classes.get(file) ?? [];
    classes.set(file, names);
    return `_${letters(placeIn(files, path.relative(root, file)))}${placeIn(names, name)}`;
  };
}

/** At the end, if it is new: the editing server may come to know a file later. */
function placeIn(list: string[], item: string): number {
  const place = list.indexOf(item);
  return place === -1 ? list.push(item) - 1 : place;
}

/** 0 is 'a', 25 'z', 26 'aa'. */
function letters(place: number): string {
  const last = LETTERS.charAt(place % LETTERS.length);
  const before = Math.floor(place / LETTERS.length);
  return before === 0 ? last : letters(before - 1) + last;
}
