import { createHash } from 'node:crypto';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, describe, expect, test } from 'vitest';
import { buildPhotos } from './build-photos.ts';
import { checkPhotos } from './check-photos.ts';
import { RefusedPhotos } from './read-photos.ts';
import * as pictures from '../../tests/test-pictures.ts';
import { contentOf, gardenEntry, testProject, type TestProject } from '../../tests/test-project.ts';

let project: TestProject;
afterEach(() => project.remove());

async function build(): Promise<void> {
  await buildPhotos(project.root, project.log);
}

async function check(poster = 'none'): Promise<string[]> {
  return await checkPhotos(project.root, poster);
}

async function gallery(): Promise<string[]> {
  return await readdir(join(project.root, 'public/gallery'));
}

async function refusal(): Promise<string> {
  const thrown = await build().catch((error: unknown) => error);
  expect(thrown).toBeInstanceOf(RefusedPhotos);
  return (thrown as RefusedPhotos).message;
}

async function textOf(file: string): Promise<string> {
  return await readFile(join(project.root, file), 'utf8');
}

type Entry = typeof gardenEntry & { hash?: string };

async function entries(): Promise<Entry[]> {
  return (JSON.parse(await textOf('photos/photos.json')) as { photos: Entry[] }).photos;
}

/** Changes the entry of the only photo, as somebody does who edits photos.json. */
async function changeEntry(changes: object): Promise<void> {
  const [entry] = await entries();
  await project.put('photos/photos.json', JSON.stringify({ photos: [{ ...entry, ...changes }] }));
}

describe('building is refused', () => {
  test('with all reasons at once, before anything is written', async () => {
    project = await testProject([
      { ...gardenEntry, alt: '' },
      { ...gardenEntry, slug: 'yard' },
      { ...gardenEntry, slug: 'gone' },
      { ...gardenEntry, slug: 'sketch', people: 'rendered' },
    ]);
    const whole = await pictures.jpeg();
    await project.put('photos/garden.jpg', whole.subarray(0, 2000));
    await project.put('photos/yard.jpg', pictures.heic());
    await project.put('photos/sketch.jpg', whole);
    await project.put('photos/Kitchen Garden (2).JPG', whole);
    const before = await contentOf(project.root);
    const text = await refusal();
    for (const expected of [
      'photos/photos.json, photo "garden": alt is ""; expected what the picture shows',
      'photos/garden.jpg is cut off',
      'photos/yard.jpg is an HEIC picture; expected a JPEG. On an iPhone: Settings',
      'photos/gone.jpg is missing; expected the picture of that entry',
      'photos/photos.json, photo "sketch": people is "rendered" and hash is missing; expected a drawing that was added by: npm run photos add <file>',
      'photos/Kitchen Garden (2).JPG belongs to no photo of photos/photos.json; expected one: run npm run photos add',
    ]) {
      expect(text).toContain(expected);
    }
    expect(await contentOf(project.root)).toEqual(before);
  });

  test('when a file does not hold what it should', async () => {
    project = await testProject([]);
    await project.put('photos/photos.json', '{ "photos": [,] }');
    await expect(build()).rejects.toThrow(
      /^photos\/photos.json is not valid JSON \(SyntaxError: .*\); expected \{ "photos": \[ … \] \}$/,
    );
  });

  test('when a picture was replaced, or a photograph called a drawing', async () => {
    project = await testProject([gardenEntry]);
    await project.put('photos/garden.jpg', await pictures.jpeg());
    await build();
    const original = await readFile(join(project.root, 'photos/garden.jpg'));
    await project.put('photos/garden.jpg', await pictures.jpeg(1300, 800));
    const changed =
      'photos/garden.jpg is not the picture that was added; expected that one. For another, remove the entry and add the picture anew';
    expect(await refusal()).toContain(changed);
    expect(await check()).toEqual([expect.stringContaining(changed)]);

    await project.put('photos/garden.jpg', original);
    await changeEntry({ people: 'none' });
    await build();
    expect(await check()).toEqual([]);
    await changeEntry({ people: 'rendered' });
    expect(await refusal()).toContain(
      'photos/photos.json, photo "garden": people is "rendered"; expected none, unidentifiable or consent: it was added as a photograph.',
    );
  });

  test('when a drawing is called a photograph', async () => {
    const drawing = await pictures.jpeg();
    // What `add` writes where somebody says that it is a drawing.
    const hash = createHash('sha256').update('drawing\n').update(drawing).digest('hex');
    project = await testProject([{ ...gardenEntry, people: 'rendered', hash }]);
    await project.put('photos/garden.jpg', drawing);
    await build();
    await changeEntry({ people: 'unidentifiable' });
    expect(await refusal()).toContain(
      'photos/photos.json, photo "garden": people is "unidentifiable"; expected rendered: it was added as a drawing.',
    );
  });
});

test('the files of a photo are made once, and others when the picture is another', async () => {
  project = await testProject([gardenEntry]);
  await project.put('photos/garden.jpg', await pictures.turnedJpeg());
  await project.put('public/gallery/old-480.12345678.jpg', 'left over');
  await build();
  expect(project.lines).toContain(
    'photos/garden.jpg: encoded anew, so that it holds nothing but the picture',
  );
  const names = await gallery();
  expect(names.map((name) => name.replace(/[0-9a-f]{8}/, 'hash'))).toEqual([
    'garden-400.hash.avif',
    'garden-540.hash.avif',
    'garden-600.hash.avif',
    'garden-600.hash.jpg',
  ]);
  for (const name of names) {
    const bytes = await readFile(join(project.root, 'public/gallery', name));
    expect(await pictures.quarterColors(bytes)).toBe(pictures.inQuarters);
    const { width, space, icc, exif } = await sharp(bytes).metadata();
    const ownWidth = Number(name.split(/[-.]/)[1]);
    expect([width, space, icc, exif]).toEqual([ownWidth, 'srgb', undefined, undefined]);
  }
  expect(await check()).toEqual([]);
  const before = await contentOf(project.root);
  await build();
  expect(await contentOf(project.root)).toEqual(before);

  // The generated code says what a photo shows, and nothing of consent.
  const generated = await textOf('src/content/photos.generated.ts');
  expect(generated).toContain('Two children water vegetables');
  expect(generated).toMatch(/"focal": \{\s*"x": 40,\s*"y": 50\s*\}/);
  // Its lower half is blue and white.
  expect(generated).toMatch(/"ground": "#[78].[78].f[ef]"/);
  expect(generated).not.toContain('unidentifiable');

  // The entry was removed, and the picture added anew by hand.
  await project.put('photos/photos.json', JSON.stringify({ photos: [gardenEntry] }));
  await project.put('photos/garden.jpg', await pictures.placedJpeg());
  const outdated = 'src/content/photos.generated.ts is out of date; run: npm run photos';
  expect(await check()).toEqual([
    'photos/garden.jpg may say where it was taken; run: npm run photos',
    outdated,
    'public/gallery is out of date (4 files missing, 4 of no photo); run: npm run photos',
  ]);
  await build();
  expect((await readFile(join(project.root, 'photos/garden.jpg'))).includes('Exif')).toBe(false);
  const second = await gallery();
  expect(second.filter((name) => names.includes(name))).toEqual([]);

  await rm(join(project.root, 'public/gallery', second[0] ?? ''));
  await changeEntry({ title: 'Our garden' });
  const missing = expect.stringContaining('(1 files missing, 0 of no photo)');
  expect(await check()).toEqual([outdated, missing]);
});

test('the two lists hold what each entry says, the gallery in the order of photos.json', async () => {
  project = await testProject([
    { ...gardenEntry, slug: 'yard', shown: 'both' },
    { ...gardenEntry, slug: 'gate', shown: 'gallery' },
    { ...gardenEntry, slug: 'bench', shown: 'pages' },
    { ...gardenEntry, slug: 'attic', shown: 'both' },
  ]);
  for (const [at, slug] of ['yard', 'gate', 'bench', 'attic'].entries())
    await project.put(`photos/${slug}.jpg`, await pictures.jpeg(1200 + at, 800));
  await build();
  const ofPages = await textOf('src/content/photos.generated.ts');
  expect(ofPages.match(/(?<=\n {2}\| ')[^']+/g)).toEqual(['attic', 'bench', 'yard']);
  expect(ofPages).toContain('for another, write shown: both in photos/photos.json');
  expect(ofPages).not.toContain('gate');
  const ofGallery = await textOf('src/content/gallery-photos.generated.ts');
  expect(ofGallery.match(/(?<=\n {2}\| ')[^']+/g)).toEqual(['yard', 'gate', 'attic']);
  expect(ofGallery).not.toContain('bench');
  // Its words are in the list of pages, which the gallery loads too.
  expect(ofGallery).toContain('"attic": sitePhotos["attic"]');
});

test('files that Windows and macOS drop change nothing', async () => {
  project = await testProject([gardenEntry]);
  await project.put('photos/garden.jpg', await pictures.jpeg());
  await build();
  const dropped = ['Thumbs.db', 'desktop.ini', '.DS_Store', 'garden.jpg:Zone.Identifier'];
  for (const folder of ['photos', 'public/gallery'])
    for (const name of process.platform === 'win32' ? dropped.slice(0, 3) : dropped)
      await project.put(`${folder}/${name}`, 'dropped');
  expect(await check()).toEqual([]);
  const before = await contentOf(project.root);
  await build();
  expect(await contentOf(project.root)).toEqual(before);
});

test('the poster, which names the home’s place, shows no real people', async () => {
  project = await testProject([gardenEntry]);
  await project.put('photos/garden.jpg', await pictures.jpeg());
  await build();
  expect(await check('garden')).toEqual([
    'src/content/card-texts.ts: posterPhoto, slug is "garden"; expected a picture whose people are "rendered" or "none": the poster names the home’s place, so it shows nobody real',
  ]);
});
