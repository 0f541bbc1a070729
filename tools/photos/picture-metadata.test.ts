// @vitest-environment node
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { findPrivateMetadata, stripOriginal } from './picture-metadata.ts';

let dir: string;

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'photos-'));
});

afterEach(async () => {
  await rm(dir, { recursive: true });
});

function landscape() {
  return sharp({ create: { width: 40, height: 20, channels: 3, background: '#c59a6b' } }).jpeg();
}

test('names the picture that says where it was taken, and no other', async () => {
  await landscape().toFile(join(dir, 'clean.jpg'));
  const gps = { IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '1/1 17/1 0/1' } };
  await landscape().withExif(gps).toFile(join(dir, 'located.jpg'));
  const problems = await findPrivateMetadata([dir]);
  expect(problems).toEqual([expect.stringContaining('located.jpg carries EXIF')]);
});

test('strips an original in place, with its orientation applied', async () => {
  const path = join(dir, 'sideways.jpg');
  await landscape().withMetadata({ orientation: 6 }).toFile(path);
  expect(await stripOriginal('sideways.jpg', dir)).toEqual(['EXIF']);
  const after = await sharp(path).metadata();
  expect([after.width, after.height, after.orientation]).toEqual([20, 40, undefined]);
  expect(await stripOriginal('sideways.jpg', dir)).toEqual([]);
});
