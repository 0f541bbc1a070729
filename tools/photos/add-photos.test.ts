import { execFile } from 'node:child_process';
import { cp, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { addPhoto, type AddOptions } from './add-photos.ts';
import {
  heic,
  inQuarters,
  jpeg,
  quarterColors,
  tellingJpeg,
  turnedJpeg,
} from '../../tests/test-pictures.ts';
import { contentOf, gardenEntry, testProject, type TestProject } from '../../tests/test-project.ts';

let project: TestProject;
let inbox: string;

beforeEach(async () => {
  project = await testProject([gardenEntry]);
  await project.put('photos/garden.jpg', await gardenJpeg());
  await project.put(
    'src/content/page-texts/gallery.ts',
    "export const galleryPhotos = [\n  'garden',\n] as const;\n",
  );
  inbox = join(project.root, 'inbox');
});
afterEach(() => project.remove());

const gardenJpeg = () => jpeg(600, 1300);

const yard = {
  title: 'The yard',
  alt: 'Two children skip in the yard',
  description: 'Ropes, chalk and shade.',
  category: 'activities',
  people: 'unidentifiable',
};

async function add(name: string, options: Partial<AddOptions> = {}): Promise<void> {
  const base = { answers: yard, replace: null, gallery: true, ask: null, log: project.log };
  await addPhoto(project.root, project.uses, join(inbox, name), { ...base, ...options });
}

async function entries(): Promise<Record<string, unknown>[]> {
  const text = await readFile(join(project.root, 'photos/photos.json'), 'utf8');
  return (JSON.parse(text) as { photos: Record<string, unknown>[] }).photos;
}

async function gallerySlugs(): Promise<string[]> {
  const text = await readFile(join(project.root, 'src/content/page-texts/gallery.ts'), 'utf8');
  return text.match(/(?<=')[^']+(?=',)/g) ?? [];
}

test('npm run photos goes on to the next file where one is refused, and says at the end which', async () => {
  await cp('tests/facts', join(project.root, 'src/content/facts'), { recursive: true });
  await project.put('inbox/yard.jpg', await jpeg(1200, 800));
  const flags = Object.entries({ ...yard, named: 'no', place: 'last', focal: '50,50' });
  const command = [
    join(import.meta.dirname, 'photos.ts'),
    'add',
    ...['gone', 'yard'].map((name) => join(inbox, `${name}.jpg`)),
    ...flags.map(([name, value]) => `--${name}=${value}`),
  ];
  const said = await new Promise<string>((resolve) =>
    execFile(process.execPath, command, { cwd: project.root }, (_, stdout, stderr) =>
      resolve(stdout + stderr),
    ),
  );
  expect(said).toContain('gone.jpg: there is no such file');
  expect(said).toMatch(/Photos: refused, as said above: \S*gone\.jpg/);
  expect(await gallerySlugs()).toEqual(['garden', 'the-yard']);
});

describe('adding a photo', () => {
  test('writes it without metadata, its entry, and where it will appear', async () => {
    await project.put('inbox/IMG 2026 (1).JPG', await turnedJpeg());
    await add('IMG 2026 (1).JPG');
    expect((await entries())[1]).toEqual({ slug: 'the-yard', ...yard, focal: { x: 50, y: 50 } });
    const stored = await readFile(join(project.root, 'photos/the-yard.jpg'));
    expect(stored.includes('Exif')).toBe(false);
    expect(await quarterColors(stored)).toBe(inQuarters);
    const gallery = await readFile(join(project.root, 'src/content/page-texts/gallery.ts'), 'utf8');
    expect(gallery).toBe(
      "export const galleryPhotos = [\n  'the-yard',\n  'garden',\n] as const;\n",
    );
    expect(project.lines.slice(-4)).toEqual([
      'wrote photos/the-yard.jpg, with nothing but the picture',
      'the-yard will appear in:',
      '  the beginning of the gallery (src/content/page-texts/gallery.ts)',
      'Now type: npm run photos, then npm start, and look at it.',
    ]);
  });

  test('asks for what no flag says, and repeats a question after a bad answer', async () => {
    await project.put('inbox/mary-wanjiru.jpg', await jpeg());
    const given = ['', 'Grace Wanjiru skips', 'The yard', '', 'garden', ''];
    const words = [yard.alt, yard.description, 'sport', 'activities'];
    const replies = [
      ...given,
      ...words,
      'consent',
      'C-2026-014',
      '2026-03-14',
      '40, 60',
      'middle',
      'last',
    ];
    const asked: string[] = [];
    const ask = (question: string) => {
      asked.push(question.trim());
      return Promise.resolve(replies.shift() ?? '');
    };
    await add('mary-wanjiru.jpg', { answers: {}, ask });
    expect(replies).toEqual([]);
    expect(asked.slice(0, 6)).toEqual([
      ...Array<string>(3).fill('Title, two to four words:'),
      'Does the title name anybody, as "Amina reads" does? yes or no [no]:',
      ...Array<string>(2).fill('Short name of the picture and its file [the-yard]:'),
    ]);
    expect(project.lines.join('\n')).toContain('"Grace Wanjiru" looks like one');
    const categories = asked.filter((question) => question.startsWith('Category'));
    expect(categories).toHaveLength(2);
    expect(categories[0]).toMatch(/^Category: children, education, .*community:$/);
    expect((await entries())[1]).toMatchObject({
      slug: 'the-yard',
      people: 'consent',
      consent: { reference: 'C-2026-014', date: '2026-03-14' },
      focal: { x: 40, y: 60 },
    });
    expect(asked.slice(-2)).toEqual(
      Array<string>(2).fill('Where in the gallery? first or last [first]:'),
    );
    expect(await gallerySlugs()).toEqual(['garden', 'the-yard']);
  });

  test('puts the files of one command first in their order', async () => {
    const first: string[] = [];
    for (const [index, title] of ['The yard', 'The gate', 'The bench'].entries()) {
      await project.put(`inbox/${index}.jpg`, await jpeg(1200 + index, 800));
      await add(`${index}.jpg`, { answers: { ...yard, title }, first });
    }
    expect(await gallerySlugs()).toEqual(['the-yard', 'the-gate', 'the-bench', 'garden']);
    await project.put('inbox/3.jpg', await jpeg(1300, 800));
    await expect(
      add('3.jpg', { answers: { ...yard, title: 'The tank', place: 'top' } }),
    ).rejects.toThrow('--place is "top"; expected first or last');
  });

  test('replaces a picture only with a new description of it', async () => {
    await project.put('inbox/a.jpg', await tellingJpeg());
    const { title, alt, description } = yard;
    const answers = { title, alt, description, people: 'none' };
    await add('a.jpg', { replace: 'garden', answers: { ...answers, focal: '20,30' } });
    const { slug, category } = gardenEntry;
    expect(await entries()).toEqual([{ slug, category, ...answers, focal: { x: 20, y: 30 } }]);
    const gallery = await readFile(join(project.root, 'src/content/page-texts/gallery.ts'), 'utf8');
    expect(gallery.match(/'garden'/g)).toHaveLength(1);
    const stored = await readFile(join(project.root, 'photos/garden.jpg'));
    expect(stored.includes('Wanjiru')).toBe(false);

    const asked: string[] = [];
    const ask = (question: string) => {
      asked.push(question);
      return Promise.reject(new Error('nobody answers'));
    };
    const options = { replace: 'garden', answers: { alt: yard.alt, people: 'none' }, ask };
    await expect(add('a.jpg', options)).rejects.toThrow('nobody answers');
    expect(asked).toEqual([expect.stringContaining('One sentence')]);
    const refused = add('a.jpg', { ...options, answers: {}, ask: null });
    await expect(refused).rejects.toThrow(/--alt [^]*--description [^]*--people /);
  });

  test('refuses a picture that is there under another title', async () => {
    await project.put('inbox/a.jpg', await jpeg());
    await add('a.jpg');
    await expect(add('a.jpg', { answers: { ...yard, title: 'The gate' } })).rejects.toThrow(
      'a.jpg: is the same picture as the photo "the-yard"; expected another',
    );
    expect(await entries()).toHaveLength(2);
  });
});

test('a file that is not there is named', async () => {
  await expect(add('none.jpg')).rejects.toThrow('none.jpg: there is no such file');
});

describe('nothing is written', () => {
  test.each<[string, string, () => Promise<Buffer> | Buffer, Partial<AddOptions>, string]>([
    ['of HEIC', 'a.heic', heic, {}, 'Most Compatible'],
    [
      'without an answer',
      'a.jpg',
      jpeg,
      { answers: {} },
      '--people is ""; expected one of rendered',
    ],
    ['that replaces none', 'a.jpg', jpeg, { replace: 'choir' }, 'expected the slug of a photo'],
    ['that is there', 'a.jpg', gardenJpeg, {}, 'is the same picture as the photo "garden"'],
    [
      'whose title names somebody',
      'a.jpg',
      jpeg,
      { answers: { ...yard, title: 'Amina reads', named: 'yes' } },
      'the title "Amina reads" names somebody',
    ],
  ])('for a photo %s', async (_, name, make, options, expected) => {
    await project.put(`inbox/${name}`, await make());
    const before = await contentOf(project.root);
    await expect(add(name, options)).rejects.toThrow(expected);
    expect(await contentOf(project.root)).toEqual(before);
  });
});
