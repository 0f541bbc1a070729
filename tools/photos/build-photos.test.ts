import { mkdir, readdir, readFile, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, describe, expect, test } from 'vitest';

import { buildPhotos, RefusedPhotos } from './build-photos.ts';
import { checkPhotos } from './check-photos.ts';
import { embeddedMetadata } from './embedded-metadata.ts';
import { cmykJpeg, heic, jpeg, quarterColors, tellingJpeg, turnedJpeg } from './test-pictures.ts';
import { contentOf, gardenEntry, testProject, type TestProject } from './test-project.ts';

let project: TestProject;
afterEach(() => project.remove());

async function gallery(): Promise<string[]> {
  return await readdir(join(project.root, 'public/gallery'));
}

async function refusals(): Promise<readonly string[]> {
  const refusal = await buildPhotos(project).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(RefusedPhotos);
  return (refusal as RefusedPhotos).problems;
}

describe('the gate', () => {
  test('tells all refusals in one run, and nothing is written [fault 51]', async () => {
    project = await testProject([
      { ...gardenEntry, alt: '' },
      { ...gardenEntry, slug: 'gone', file: 'gone.jpg' },
    ]);
    const whole = await jpeg();
    await project.put('photos/garden.jpg', whole.subarray(0, 4000));
    await project.put('photos/Kitchen Garden (2).JPG', whole);
    await project.put('photos/Mary Wanjiru.jpg', whole);
    await project.put('photos/yard.heic', heic());
    await project.put('photos/film.jpg', '');
    await truncate(join(project.root, 'photos/film.jpg'), 41_000_000);
    const before = await contentOf(project.root);
    const text = (await refusals()).join('\n');
    for (const expected of [
      'photos/photos.json, photo "garden": alt is not valid; expected what the picture shows',
      'photos/garden.jpg is cut off or damaged; expected a whole picture',
      'photos/gone.jpg is missing',
      'photos/Kitchen Garden (2).JPG: the file name is not in lower case joined by hyphens; expected "kitchen-garden-2.jpg"',
      'photos/Mary Wanjiru.jpg: the file name holds "Mary Wanjiru"',
      'photos/yard.heic is an HEIC picture; expected a JPEG. On an iPhone: Settings',
      'photos/film.jpg is 41.0 MB; expected at most 40.0 MB',
      'photos/film.jpg has no entry in photos/photos.json; expected one: run npm run photos -- add',
    ]) {
      expect(text).toContain(expected);
    }
    expect(await contentOf(project.root)).toEqual(before);
  });

  test('refuses a page that names a photo which does not exist', async () => {
    project = await testProject([]);
    expect(await refusals()).toEqual([
      'src/content/test.ts, Home: there is no photo "garden"; expected a slug of photos/photos.json',
    ]);
  });
});

describe('the pictures', { timeout: 60_000 }, () => {
  test('are made upright, in sRGB, in two formats, without metadata, once [fault 51]', async () => {
    project = await testProject([gardenEntry]);
    await project.put('photos/garden.jpg', await turnedJpeg(6));
    await buildPhotos(project);
    expect(project.lines).toContain('photos/garden.jpg: took out EXIF');

    const names = await gallery();
    for (const format of ['avif', 'jpg'])
      expect(names.filter((name) => name.endsWith(format)).length).toBeGreaterThan(1);
    for (const name of names) {
      expect(name).toMatch(/^garden-\d+\.[0-9a-f]{8}\.(?:avif|jpg)$/);
      const bytes = await readFile(join(project.root, 'public/gallery', name));
      expect(await embeddedMetadata(bytes)).toEqual([]);
      expect(await quarterColors(bytes)).toBe('red lime blue white');
      const { width, space, icc, orientation } = await sharp(bytes).metadata();
      expect([`-${width}.`, space, icc, orientation]).toEqual([
        /-\d+\./.exec(name)?.[0],
        'srgb',
        undefined,
        undefined,
      ]);
    }
    expect(await checkPhotos(project)).toEqual([]);

    const before = await contentOf(project.root);
    await buildPhotos(project);
    expect(await contentOf(project.root)).toEqual(before);
    expect(project.lines).toContain('1/1 garden: up to date');
  });

  test('of CMYK are turned into sRGB', async () => {
    project = await testProject([gardenEntry]);
    await project.put('photos/garden.jpg', await cmykJpeg());
    await buildPhotos(project);
    const smallest = (await gallery()).find((name) => name.endsWith('.jpg')) ?? '';
    const { space, channels } = await sharp(
      join(project.root, 'public/gallery', smallest),
    ).metadata();
    expect([space, channels]).toEqual(['srgb', 3]);
  });

  test('of what has changed are made again, of what is unused removed', async () => {
    project = await testProject([gardenEntry, { ...gardenEntry, slug: 'yard', file: 'yard.jpg' }]);
    await project.put('photos/garden.jpg', await jpeg());
    await project.put('photos/yard.jpg', await jpeg(1200, 1200));
    await mkdir(join(project.root, 'public/gallery'), { recursive: true });
    await project.put('public/gallery/old-480.12345678.jpg', 'left over');
    await buildPhotos(project);
    const first = await gallery();
    // No page uses "yard": it is not published.
    expect(first.every((name) => name.startsWith('garden-'))).toBe(true);

    await project.put('photos/garden.jpg', await tellingJpeg(1200, 900));
    const problems = await checkPhotos(project);
    expect(problems[0]).toMatch(/^photos\/garden.jpg carries .*EXIF.*; run: npm run photos$/);
    expect(problems).toContain(
      'src/content/photo-files.generated.ts is out of date; run: npm run photos',
    );
    expect(problems.filter((text) => text.includes(' is missing; '))).toHaveLength(first.length);
    for (const name of first) expect(problems.join('\n')).toContain(`${name} belongs to no photo`);
    await buildPhotos(project);
    const second = await gallery();
    expect(second.some((name) => first.includes(name))).toBe(false);
    expect(await checkPhotos(project)).toEqual([]);
  });

  test('are named when they are damaged', async () => {
    project = await testProject([gardenEntry]);
    await project.put('photos/garden.jpg', await jpeg());
    await buildPhotos(project);
    const [name = ''] = await gallery();
    await project.put(`public/gallery/${name}`, 'no picture');
    expect(await checkPhotos(project)).toEqual([
      expect.stringContaining(`public/gallery/${name} is damaged`),
    ]);
  });
});
