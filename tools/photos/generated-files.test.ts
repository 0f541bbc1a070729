import { expect, test } from 'vitest';
import { gardenEntry } from '../../tests/test-project.ts';
import { generatedFiles } from './generated-files.ts';
import type { PhotoEntry } from './photo-schema.ts';

// The footer of each page says it.
test.each<[PhotoEntry['people'][], string]>([
  [['rendered', 'rendered'], 'all'],
  [['rendered', 'rendered', 'none'], 'most'],
  [['rendered', 'unidentifiable'], 'some'],
  [['none', 'consent'], 'none'],
])('of pictures whose people are %j, these are drawn: %s', (people, drawn) => {
  const photos = people.map((it, index) => ({
    entry: { ...gardenEntry, slug: `garden-${index}`, shown: 'gallery', people: it } as PhotoEntry,
    original: Buffer.from(''),
    width: 1600,
    height: 1000,
    fileHash: '12345678',
    ground: '#b08050',
    files: [],
  }));
  const [pages] = generatedFiles(photos);
  expect(pages?.text).toContain(`picturesDrawn: 'all' | 'most' | 'some' | 'none' = '${drawn}';`);
});
