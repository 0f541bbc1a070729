import { sitePhotos } from '../../../src/content/photos.generated.ts';
import { expect, test } from '../setup/site-test.ts';

test('the day is one list of eight pictures, from the dormitory to the evening', async ({
  page,
}) => {
  await page.goto('/');
  const list = page.getByRole('region', { name: 'One day at the home' }).getByRole('list');
  await expect(list.getByRole('heading')).toHaveText([
    sitePhotos.dormitory.title,
    sitePhotos.breakfast.title,
    sitePhotos['walk-to-school'].title,
    sitePhotos.classroom.title,
    sitePhotos.football.title,
    sitePhotos.chapati.title,
    sitePhotos['hills-at-sunset'].title,
    sitePhotos['evening-devotion-wide'].title,
  ]);
  await expect(list.getByRole('img')).toHaveCount(8);
});

test('the sun passes over the day by the scroll, becomes the moon, and stands at noon under reduced motion', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 900 });
  await page.goto('/');
  const heading = page.getByRole('heading', { name: 'One day at the home' });
  const disc = (pseudo: '::before' | '::after', property: 'transform' | 'opacity') =>
    heading.evaluate(
      (element, [part, name]) =>
        getComputedStyle(element.previousElementSibling ?? element, part).getPropertyValue(name),
      [pseudo, property] as const,
    );
  const scrollTo = (title: string) =>
    page
      .getByRole('heading', { name: title })
      .evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await scrollTo(sitePhotos.classroom.title);
  await expect.poll(() => disc('::before', 'transform')).not.toBe('none');
  expect(await disc('::before', 'opacity')).toBe('1');
  expect(await disc('::after', 'opacity')).toBe('0');
  await scrollTo(sitePhotos['evening-devotion-wide'].title);
  await expect.poll(() => disc('::before', 'opacity')).toBe('0');
  expect(await disc('::after', 'opacity')).toBe('1');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect.poll(() => disc('::before', 'transform')).toBe('none');
  expect(await disc('::before', 'opacity')).toBe('1');
  expect(await disc('::after', 'opacity')).toBe('0');
});
