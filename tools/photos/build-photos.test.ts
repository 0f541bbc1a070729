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
  await buildPhotos(project.root, project.uses, project.log);
}

async function check(): Promise<string[]> {
  return await checkPhotos(project.root, project.uses);
}

async function gallery(): Promise<string[]> {
  return await readdir(join(project.root, 'public/gallery'));
}

async function refusal(): Promise<string> {
  const thrown = await build().catch((error: unknown) => error);
  expect(thrown).toBeInstanceOf(RefusedPhotos);
  return (thrown as RefusedPhotos).message;
}

describe('building is refused', () => {
  test('with all reasons at once, before anything is written', async () => {
    project = await testProject([
      { ...gardenEntry, alt: '' },
      { ...gardenEntry, slug: 'yard' },
      { ...gardenEntry, slug: 'gone' },
    ]);
    const whole = await pictures.jpeg();
    await project.put('photos/garden.jpg', whole.subarray(0, 2000));
    await project.put('photos/yard.jpg', pictures.heic());
    await project.put('photos/Kitchen Garden (2).JPG', whole);
    const before = await contentOf(project.root);
    const text = await refusal();
    for (const expected of [
      'photos/photos.json, photo "garden": alt is ""; expected what the picture shows',
      'photos/garden.jpg is cut off',
      'photos/yard.jpg is an HEIC picture; expected a JPEG. On an iPhone: Settings',
      'photos/gone.jpg is missing; expected the picture of that entry',
      'photos/Kitchen Garden (2).JPG belongs to no photo of photos/photos.json; expected one: run npm run photos -- add',
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

  test('when a page names a photo that does not exist', async () => {
    project = await testProject([]);
    expect(await refusal()).toContain(
      'src/content/test.ts: Home: there is no photo "garden"; expected a slug of photos/photos.json',
    );
  });
});

test('the files of a photo are made once, and others when the original changes', async () => {
  project = await testProject([gardenEntry, { ...gardenEntry, slug: 'yard' }]);
  await project.put('photos/garden.jpg', await pictures.turnedJpeg());
  // No page uses it.
  await project.put('photos/yard.jpg', await pictures.jpeg());
  await project.put('public/gallery/old-480.12345678.jpg', 'left over');
  await build();
  expect(project.lines).toContainEqual(expect.stringContaining('photos/garden.jpg: took out what'));
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

  // The generated code says what a photo shows, and not who is in it.
  const generated = [...(await contentOf(join(project.root, 'src'))).values()].join('');
  expect(generated).toContain('Two children water vegetables');
  expect(generated).toMatch(/"focal": \{\s*"x": 40,\s*"y": 50\s*\}/);
  expect(generated).not.toContain('unidentifiable');
  expect(generated).toMatch(/drawnPhotos.*\[\s*\];[^]*photographsOfPeople.*\[\s*"garden"/);

  await project.put('photos/garden.jpg', await pictures.tellingJpeg());
  const outdated = 'src/content/photos.generated.ts is out of date; run: npm run photos';
  expect(await check()).toEqual([
    expect.stringContaining('photos/garden.jpg carries more than the picture'),
    outdated,
    'public/gallery is out of date (4 files missing, 4 of no photo that a page uses); run: npm run photos',
  ]);
  await build();
  const second = await gallery();
  expect(second.filter((name) => names.includes(name))).toEqual([]);

  await rm(join(project.root, 'public/gallery', second[0] ?? ''));
  const photos = [{ ...gardenEntry, title: 'Our garden' }];
  await project.put('photos/photos.json', JSON.stringify({ photos }));
  await rm(join(project.root, 'photos/yard.jpg'));
  const missing = expect.stringContaining('(1 files missing, 0 of no photo');
  expect(await check()).toEqual([outdated, missing]);
});

test('the poster, which names the home’s place, shows no real people', async () => {
  project = await testProject([gardenEntry]);
  await project.put('photos/garden.jpg', await pictures.jpeg());
  await build();
  const poster = {
    slug: 'garden',
    place: 'posterPhoto, slug',
    file: 'src/content/payment-card-texts.ts',
  };
  expect(await checkPhotos(project.root, [...project.uses, poster])).toEqual([
    'src/content/payment-card-texts.ts: posterPhoto, slug is "garden"; expected a picture whose people are "rendered" or "none": the poster names the home’s place, so it shows nobody real',
  ]);
});
