import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { attribute, builtPage, builtPages, inside } from './built-site.ts';

type Entry = { slug: string; focal: { x: number; y: number } };

const { photos } = JSON.parse(readFileSync('photos/photos.json', 'utf8')) as { photos: Entry[] };

/** The file and the focal point of each picture but the payment card and the poster, which are never cropped. */
function picturesOf(page: (typeof builtPages)[number]) {
  const pictures = page.all('picture').map((picture) => {
    const [image] = inside(picture, 'img');
    const file = (image && attribute(image, 'src')) ?? '';
    const style =
      attribute(picture, 'style')
        ?.match(/--focal-[xy]:[^;]+/g)
        ?.join(';') ?? null;
    return { file, style };
  });
  return pictures.filter(({ file }) => !file.startsWith('/cards/'));
}

test.each(builtPages)('$path keeps the focal point of each picture that it crops', (page) => {
  const wrong = picturesOf(page).filter(({ file, style }) => {
    const focal = photos.find(({ slug }) => file.startsWith(`/gallery/${slug}-728.`))?.focal;
    if (!focal) return true;
    const { x, y } = focal;
    // A place may keep the right edge instead.
    const atEdge = style === `--focal-x:100%;--focal-y:${y}%`;
    const isCentred = x === 50 && y === 50;
    return !atEdge && style !== (isCentred ? null : `--focal-x:${x}%;--focal-y:${y}%`);
  });
  expect(wrong).toEqual([]);
});

test('a picture keeps the edge with a child where its place says so', () => {
  const last = picturesOf(builtPage('/about')).at(-1);
  expect(last?.file).toMatch(/^\/gallery\/evening-devotion-wide-728\./);
  expect(last?.style).toBe('--focal-x:100%;--focal-y:62%');
});

test('the picture of a page’s head has the colour of its ground', () => {
  const [head] = builtPage('/programs').all('picture');
  expect(head && attribute(head, 'style')).toMatch(/;--foot:#[0-9a-f]{6}$/);
});
