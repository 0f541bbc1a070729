import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { distDir } from '../site/built-site.ts';
import { publishedTexts, type PublishedText } from './published-texts.ts';

// The record: words and sentences of what is published that somebody has read, to see that none of them names a child or
// gives one away. src/content/README.md says what it cannot show.

/** Health, abuse, crime, and the loss of parents. A star stands for any ending. */
const listedWords = wordsIn(`
  aids arv* asthma autis* cancer diagnos* disab* disease* epilep* hiv ill illness* infect* malaria medicin* sick* tb
  tubercul* abandon* abus* beat beaten beating beats neglect* rape* rescu* violen* arrest* convict* court courts crim*
  jail* kill* murder* police prison* buried dead death* die died dies dying lose loses losing loss lost orphan*`);

/** They stay in the record, because a date on a page may be another tomorrow. */
const daysAndMonths = wordsIn(`
  Monday Tuesday Wednesday Thursday Friday Saturday Sunday
  January February March April May June July August September October November December`);

/** A word or a sentence for somebody to read, and where it stands. */
type Entry = PublishedText & { entry: string };

type RecordFile = { file: string; published: readonly Entry[]; kept: readonly string[] };

export function recordFiles(): RecordFile[] {
  const texts = publishedTexts();
  const entriesBy = (find: (text: string) => string[]) =>
    texts.flatMap(({ place, text }) => find(text).map((entry): Entry => ({ entry, place, text })));
  return [
    {
      file: 'src/content/record/words.txt',
      published: [...entriesBy(capitalWords), ...wordsOfPictureFiles()],
      kept: daysAndMonths,
    },
    {
      file: 'src/content/record/sentences.txt',
      published: entriesBy(listedSentences),
      kept: [],
    },
  ];
}

/** What is published and not in the file, each word or sentence once. */
export function unreadEntries({ file, published }: RecordFile): Entry[] {
  const lines = readFileSync(file, 'utf8').split('\n');
  const read = new Set(lines.map((line) => line.trim()));
  const unread = published.filter(({ entry }) => !read.has(entry));
  return unread.filter((it) => unread.find(({ entry }) => entry === it.entry) === it);
}

/** Words that begin with a capital, without a closing ’s: 'Ruai’s HIV-positive' → 'Ruai', 'HIV'. */
export function capitalWords(text: string): string[] {
  const words = text.match(/(?<![\p{L}\p{M}\p{N}])\p{Lu}[\p{L}\p{M}]*(?:['’]\p{L}+)*/gu) ?? [];
  return words.map((it) => it.replace(/['’]s$/, ''));
}

/** Sentences with a listed word. */
export function listedSentences(text: string): string[] {
  const listed = listedWords.join('|').replaceAll('*', String.raw`\p{L}*`);
  const holdsOne = new RegExp(String.raw`(?<!\p{L})(?:${listed})(?!\p{L})`, 'iu');
  return text.split(/(?<=[.!?…][”’")]*) /u).filter((it) => holdsOne.test(it));
}

/** `brian-reads-800.1e55fb54.avif` shows 'brian' and 'reads'. */
function wordsOfPictureFiles(): Entry[] {
  return readdirSync(`${distDir}gallery`).flatMap((file) => {
    const words = file.split('.')[0]?.match(/\p{L}+/gu) ?? [];
    return words.map((entry) => ({ place: 'dist/gallery', text: file, entry }));
  });
}

function wordsIn(list: string): string[] {
  return list.trim().split(/\s+/);
}

// `npm run record`: writes what is published into the files.
if (import.meta.main)
  for (const { file, published, kept } of recordFiles()) {
    const lines = new Set([...published.map(({ entry }) => entry), ...kept]);
    writeFileSync(file, `${[...lines].toSorted().join('\n')}\n`);
    console.log(`${file} holds all that is published. Now read the new lines: git diff ${file}`);
  }
