import sharp from 'sharp';
import { photoFiles } from '../../src/content/photo-files.generated.ts';
import { openFixture } from './setup/fixture-page.ts';
import { expect, test } from './setup/site-test.ts';

const address = 'https://pictures.example/savanna.jpg';

test('a picture from elsewhere is fetched without saying who asks', async ({
  page,
  allowedOutside,
}) => {
  allowedOutside.push(/^https:\/\/pictures\.example\//);
  const body = await sharp({ create: { width: 16, height: 10, channels: 3, background: '#a80' } })
    .jpeg()
    .toBuffer();
  await page.route(address, (route) => route.fulfill({ contentType: 'image/jpeg', body }));
  const asked = page.waitForRequest(address);
  await openFixture(page, 'external-picture');
  expect(await (await asked).headerValue('referer')).toBeNull();
  const picture = page.getByRole('img', { name: 'Acacias on a plain' });
  await expect(picture).toHaveAttribute('loading', 'lazy');
  await expect(picture).toHaveJSProperty('naturalWidth', 16);
});

test('a picture of our own stands in for one that does not come [fault 41]', async ({
  page,
  allowedOutside,
  expectedErrors,
}) => {
  allowedOutside.push(/^https:\/\/pictures\.example\//);
  expectedErrors.push(/Failed to load resource/);
  await page.route(address, (route) => route.abort());
  await openFixture(page, 'external-picture');
  const standIn = page.getByRole('img', { name: photoFiles.choir.alt });
  await expect.poll(() => standIn.evaluate((img: HTMLImageElement) => img.complete)).toBe(true);
  await expect(standIn).not.toHaveJSProperty('naturalWidth', 0);
  await expect(page.getByRole('img')).toHaveCount(1);
});
