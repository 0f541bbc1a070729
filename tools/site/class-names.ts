import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const CLASS = /\.([a-z_][\w-]*)/gi;

/**
 * Short names for the classes of CSS modules: a figure, by the class's place among those of all files;
 * alike in every build. Every page carries them all, and a hash can't be compressed: they are 780 bytes
 * less. The letter before it keeps clear of what blockers of advertisements hide (`ad1`).
 */
export function classNames(root: string): (name: string, file: string) => string {
  const files = globSync('src/**/*.module.css', { cwd: root }).toSorted();
  const classes = files.flatMap((file) => classesOf(root, file));
  return (name, file) =>
    `c${placeIn(classes, keyOf(path.relative(root, file), name)).toString(36)}`;
}

/** What looks like a class and is none only leaves out a figure. */
function classesOf(root: string, file: string): string[] {
  const css = readFileSync(path.join(root, file), 'utf8');
  return [...new Set(Array.from(css.matchAll(CLASS), ([, name = '']) => keyOf(file, name)))];
}

function keyOf(file: string, name: string): string {
  return `${file} ${name}`;
}

/** At the end, if it is new: the editing server may come to know a class later. */
function placeIn(list: string[], item: string): number {
  const place = list.indexOf(item);
  return place === -1 ? list.push(item) - 1 : place;
}
