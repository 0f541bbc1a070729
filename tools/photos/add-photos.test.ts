import { createHash } from 'node:crypto';
import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { addPhotos } from './add-photos.ts';
import {
  heic,
  inQuarters,
  jpeg,
  placedJpeg,
  quarterColors,
  turnedJpeg,
} from '../../tests/test-pictures.ts';
import { contentOf, gardenEntry, testProject, type TestProject } from '../../tests/test-project.ts';

let project: TestProject;

beforeEach(async () => {
  const garden = await jpeg(600, 1300);
  const hash = createHash('sha256').update('photograph\n').update(garden).digest('hex');
  project = await testProject([{ ...gardenEntry, hash }]);
  await project.put('photos/garden.jpg', garden);
});
afterEach(() => project.remove());

/** The answers to all questions, an empty one for what is offered. */
const yard = {
  title: 'The yard',
  named: '',
  slug: '',
  alt: 'Two children skip in the yard',
  description: 'Ropes, chalk and shade.',
  category: 'activities',
  shown: '',
  people: 'unidentifiable',
  focal: '',
};

const answersOf = (...pictures: object[]) =>
  pictures.flatMap((it) => Object.values(it) as string[]);

/** Adds files of the inbox. Returns the questions. */
async function add(names: readonly string[], answers: string[], again = true): Promise<string[]> {
  const asked: string[] = [];
  const ask = (question: string) => {
    asked.push(question.trim());
    return Promise.resolve(answers.shift() ?? null);
  };
  const files = names.map((name) => join(project.root, 'inbox', name));
  await addPhotos(project.root, files, { ask, again, log: project.log });
  expect(answers).toEqual([]);
  return asked;
}

async function entries(): Promise<Record<string, unknown>[]> {
  const text = await readFile(join(project.root, 'photos/photos.json'), 'utf8');
  return (JSON.parse(text) as { photos: Record<string, unknown>[] }).photos;
}

const slugs = async () => (await entries()).map(({ slug }) => slug);

/** Runs `npm run photos add` itself, with piped answers. */
async function command(args: readonly string[], answers: readonly string[]) {
  const program = [join(import.meta.dirname, 'photos.ts'), 'add', ...args];
  const child = spawn(process.execPath, program, { cwd: project.root });
  child.stdin.on('error', () => undefined).end(answers.map((it) => `${it}\n`).join(''));
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part: Buffer) => (said += part.toString()));
  const status = await new Promise((resolve) => child.on('close', resolve));
  return { status, said };
}

describe('adding a photo', () => {
  test('asks everything, and writes it first, without metadata', async () => {
    await project.put('inbox/IMG 2026 (1).JPG', await turnedJpeg());
    const asked = await add(['IMG 2026 (1).JPG'], answersOf(yard));
    expect(asked).toEqual([
      'Title, two to four words:',
      'Does the title name anybody, as "Amina reads" does? yes or no [no]:',
      'Short name of the picture and its file [the-yard]:',
      'What does it show, for people who cannot see it? (no names):',
      'One sentence to stand below the title:',
      'Category: children, education, facilities, activities, daily-life, achievements, livelihood, spiritual, community:',
      'Where may it stand? gallery, pages (any other page) or both [gallery]:',
      'People in it: none, unidentifiable, consent or rendered:',
      'What must stay in when it is cropped? Percent from the left, from the top [50,50]:',
    ]);
    expect(await entries()).toEqual([
      {
        slug: 'the-yard',
        title: 'The yard',
        description: 'Ropes, chalk and shade.',
        alt: 'Two children skip in the yard',
        category: 'activities',
        shown: 'gallery',
        people: 'unidentifiable',
        focal: { x: 50, y: 50 },
        hash: expect.stringMatching(/^[0-9a-f]{64}$/),
      },
      expect.objectContaining({ slug: 'garden' }),
    ]);
    const stored = await readFile(join(project.root, 'photos/the-yard.jpg'));
    expect(stored.includes('Exif')).toBe(false);
    expect(await quarterColors(stored)).toBe(inQuarters);
    expect(project.lines.slice(-3)).toEqual([
      'wrote photos/the-yard.jpg, with nothing but the picture',
      'the-yard will appear at the beginning of the gallery',
      'Now type: npm run photos, then npm start, and look at it.',
    ]);
  });

  test('repeats a question after a bad answer, and asks for another title where one names somebody', async () => {
    await project.put('inbox/mary-wanjiru.jpg', await jpeg());
    const asked = await add(
      ['mary-wanjiru.jpg'],
      [
        ['', 'Amina reads', 'yes', 'T'.repeat(490), 'The yard', 'perhaps', 'The yard', ''],
        ['garden', '', yard.alt, yard.description, 'sport', 'activities', 'page', 'both'],
        ['yes', 'consent', 'C-2026-014', '14.3.2026', '2026-03-14', '40, 60'],
      ].flat(),
    );
    expect(asked.filter((it) => it.startsWith('Title'))).toHaveLength(5);
    const lines = project.lines.join('\n');
    expect(lines).toContain('the title "Amina reads" names somebody; expected words such as');
    expect(lines).toContain('expected a short title, of 60 letters at most');
    expect(lines).toContain('It is "perhaps"; expected yes or no');
    expect(lines).toContain('It is "garden"; expected one of its own');
    expect(lines).toContain('It is "page"; expected one of gallery');
    expect((await entries())[0]).toMatchObject({
      slug: 'the-yard',
      shown: 'both',
      people: 'consent',
      consent: { reference: 'C-2026-014', date: '2026-03-14' },
      focal: { x: 40, y: 60 },
    });
  });

  test('puts the files of one command first, in their order', async () => {
    for (const at of [0, 1, 2]) await project.put(`inbox/${at}.jpg`, await jpeg(1200 + at, 800));
    const gate = { ...yard, title: 'The gate' };
    const bench = { ...yard, title: 'The bench' };
    await add(['0.jpg', '1.jpg', '2.jpg'], answersOf(yard, gate, bench));
    expect(await slugs()).toEqual(['the-yard', 'the-gate', 'the-bench', 'garden']);
  });

  test('takes piped answers, and says no place of the picture', async () => {
    await project.put('inbox/yard.jpg', await placedJpeg());
    const { status, said } = await command(['inbox/yard.jpg'], answersOf(yard));
    expect(said).toContain('wrote photos/the-yard.jpg');
    expect(status).toBe(0);
    const stored = await readFile(join(project.root, 'photos/the-yard.jpg'));
    expect(stored.includes('Exif')).toBe(false);
    expect(stored.includes('Wanjiru')).toBe(false);
  });
});

describe('nothing is written', () => {
  beforeEach(async () => {
    await project.put('inbox/a.jpg', await jpeg());
    await project.put('inbox/heic.jpg', heic());
    await project.put('inbox/again.jpg', await readFile(join(project.root, 'photos/garden.jpg')));
  });

  test.each<[string, string[], string[], string]>([
    ['HEIC', ['heic.jpg'], [], 'heic.jpg: is an HEIC picture; expected a JPEG.'],
    ['a file that is not there', ['none.jpg'], [], 'none.jpg: there is no such file'],
    ['the same picture', ['again.jpg'], [], 'is the same picture as the photo "garden"'],
    ['one of two that is refused', ['a.jpg', 'heic.jpg'], [], 'is an HEIC picture'],
    ['one file twice', ['a.jpg', 'a.jpg'], [], 'a.jpg; expected another'],
    ['no answers', ['a.jpg'], [], '"Title, two to four words" has no answer'],
    ['answers that end too early', ['a.jpg'], answersOf(yard).slice(0, -1), 'has no answer'],
    [
      'people that nobody tells',
      ['a.jpg'],
      answersOf({ ...yard, people: '' }).slice(0, -1),
      'is ""; expected one of rendered',
    ],
    ['a long title', ['a.jpg'], ['T'.repeat(490)], 'of 60 letters at most'],
    [
      'a title that names somebody',
      ['a.jpg'],
      ['Amina reads', 'yes'],
      'the title "Amina reads" names somebody',
    ],
    [
      'consent without its number',
      ['a.jpg'],
      answersOf({ ...yard, people: 'consent', focal: '' }),
      'expected the number of the record',
    ],
  ])('for %s', async (_, names, answers, expected) => {
    const before = await contentOf(project.root);
    await expect(add(names, answers, false)).rejects.toThrow(expected);
    expect(await contentOf(project.root)).toEqual(before);
    expect(answers).toEqual([]);
  });

  test.each<[string, string[], string]>([
    ['a flag', ['inbox/a.jpg', '--people=none'], 'there is no --people=none; expected add'],
    ['no file', [], 'no file was named; expected add <file…>'],
    ['an answer that is not valid', ['inbox/a.jpg'], 'the answer to "Category'],
  ])('by the command for %s, and it fails', async (_, args, expected) => {
    const before = await contentOf(project.root);
    const { status, said } = await command(args, answersOf({ ...yard, category: 'sport' }));
    expect(said).toContain(expected);
    expect(said).not.toMatch(/^\s+at /m);
    expect(status).toBe(1);
    expect(await contentOf(project.root)).toEqual(before);
  });
});
