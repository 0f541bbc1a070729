import { expect } from '@playwright/test';
import { galleryPhotos } from '../../src/content/gallery-photos.generated.ts';
import { notFoundPage, sitePages } from '../../src/site-map.ts';
import { waitingGroup } from '../expected-facts.ts';
import { test } from './visitor.ts';

for (const width of [360, 1280])
  test(`every page at ${width} px opens, hydrates and has no layout fault`, async ({ visitor }) => {
    await visitor.resize(width, 800);
    for (const { path, title } of [...sitePages, notFoundPage]) {
      await visitor.openHydrated(path);
      await expect.poll(() => visitor.ask('title'), path).toBe(title);
      expect.soft(await visitor.ask('layoutFaults'), path).toEqual([]);
    }
  });

test('the sponsorship dialog and the photo viewer have no layout faults', async ({ visitor }) => {
  const { find, ask } = visitor;
  await visitor.resize(360, 800);
  await visitor.openHydrated('/children');
  await find('button', `Support ${waitingGroup}' Education`).click();
  const dialog = find('dialog', `Support ${waitingGroup}`);
  await expect.poll(dialog.count).toBe(1);
  expect.soft(await ask('layoutFaults'), 'sponsorship').toEqual([]);

  await visitor.openHydrated('/gallery');
  const alt = Object.values(galleryPhotos)[0]?.alt ?? '';
  await find('link', `${alt}…`).click();
  const photo = find('dialog', 'Photo viewer').find('img', alt);
  await expect.poll(photo.count).toBe(1);
  await expect.poll(() => ask('layoutFaults')).toEqual([]);
});
