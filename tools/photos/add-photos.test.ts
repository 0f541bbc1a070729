import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { addPhotos, type AddOptions } from './add-photos.ts';
import { embeddedMetadata } from './embedded-metadata.ts';
import { heic, jpeg, quarterColors, tellingJpeg, turnedJpeg } from './test-pictures.ts';
import { contentOf, gardenEntry, testProject, type TestProject } from './test-project.ts';

let project: TestProject;
let inbox: string;

beforeEach(async () => {
  project = await testProject([gardenEntry]);
  await project.put('photos/garden.jpg', await jpeg());
  await project.put(
    'src/content/gallery.ts',
    "export const galleryPhotos = [\n  'garden',\n] as const;\n",
  );
  inbox = join(project.root, 'inbox');
});
afterEach(() => project.remove());

const yard = {
  title: 'The yard',
  alt: 'Two children skip in the yard',
  description: 'Ropes, chalk and shade.',
  category: 'activities',
  people: 'unidentifiable',
};

async function add(name: string, options: Partial<AddOptions> = {}): Promise<void> {
  const base = { answers: yard, replace: null, gallery: true, ask: null };
  await addPhotos(project, { files: [join(inbox, name)], ...base, ...options });
}

async function entries(): Promise<Record<string, unknown>[]> {
  const text = await readFile(join(project.root, 'photos/photos.json'), 'utf8');
  return (JSON.parse(text) as { photos: Record<string, unknown>[] }).photos;
}

describe('adding a photo', () => {
  test('strips it, writes its entry and shows where it will appear', async () => {
    await project.put('inbox/IMG 2026 (1).JPG', await turnedJpeg(6));
    await add('IMG 2026 (1).JPG');
    expect((await entries())[1]).toEqual({
      slug: 'the-yard',
      ...yard,
      focal: { x: 50, y: 50 },
      quiet: 'none',
    });
    const stored = await readFile(join(project.root, 'photos/the-yard.jpg'));
    expect(await embeddedMetadata(stored)).toEqual([]);
    expect(await quarterColors(stored)).toBe('red lime blue white');
    const gallery = await readFile(join(project.root, 'src/content/gallery.ts'), 'utf8');
    expect(gallery).toBe(
      "export const galleryPhotos = [\n  'garden',\n  'the-yard',\n] as const;\n",
    );
    expect(project.lines).toContain('  Gallery: photo 2 of 2 (src/content/gallery.ts)');
  });

  test('asks for what no flag has said, and asks again where an answer will not do', async () => {
    await project.put('inbox/a.jpg', await jpeg());
    const given = ['', 'The yard', '', yard.alt, yard.description, 'sport', 'activities'];
    const replies = [...given, 'consent', 'C-2026-014', '2026-03-14', '40, 60', ''];
    const asked: string[] = [];
    const ask = (question: string) => {
      asked.push(question.trim());
      return Promise.resolve(replies.shift() ?? '');
    };
    await add('a.jpg', { answers: {}, ask });
    expect(replies).toEqual([]);
    expect(asked.filter((question) => question.startsWith('Category'))).toHaveLength(2);
    expect((await entries())[1]).toMatchObject({
      slug: 'the-yard',
      people: 'consent',
      consent: { reference: 'C-2026-014', date: '2026-03-14' },
      focal: { x: 40, y: 60 },
      quiet: 'none',
    });
  });

  test('puts a new picture in the place of an old one, and asks anew who is in it', async () => {
    await project.put('inbox/a.jpg', await tellingJpeg());
    await add('a.jpg', { replace: 'garden', answers: { alt: yard.alt, people: 'none' } });
    expect(await entries()).toEqual([{ ...gardenEntry, alt: yard.alt, people: 'none' }]);
    const stored = await readFile(join(project.root, 'photos/garden.jpg'));
    expect(await embeddedMetadata(stored)).toEqual([]);
    await expect(add('a.jpg', { replace: 'garden', answers: {} })).rejects.toThrow('--alt');
  });
});

describe('nothing is written', () => {
  test.each<[string, string, () => Promise<Buffer> | Buffer, Partial<AddOptions>, string]>([
    ['of HEIC', 'a.heic', heic, {}, 'Most Compatible'],
    ['with a name', 'Mary Wanjiru.jpg', jpeg, {}, 'the file name holds "Mary Wanjiru"'],
    ['too small', 'a.jpg', () => jpeg(800, 600), {}, 'expected at least 1200'],
    ['unanswered', 'a.jpg', jpeg, { answers: {} }, '--people expected one of rendered'],
    [
      'with a name in its text',
      'a.jpg',
      jpeg,
      { answers: { ...yard, alt: 'Mary Wanjiru skips' } },
      'alt holds "Mary Wanjiru"',
    ],
    ['of a slug that is taken', 'a.jpg', jpeg, { answers: { ...yard, slug: 'garden' } }, 'twice'],
    ['for no photo', 'a.jpg', jpeg, { replace: 'choir' }, 'expected the slug of a photo'],
    ['that is not there', 'b.jpg', jpeg, { files: ['none.jpg'] }, 'there is no such file'],
  ])('for a photo %s', async (_, name, make, options, expected) => {
    await project.put(`inbox/${name}`, await make());
    const before = await contentOf(project.root);
    await expect(add(name, options)).rejects.toThrow(expected);
    expect(await contentOf(project.root)).toEqual(before);
  });
});
