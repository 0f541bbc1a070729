import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CardDownload } from './card-download.tsx';

test('a card is saved as the picture or the PDF that it is', () => {
  const texts = { title: 'A poster', save: 'Save', file: 'a-poster' };
  const markup = renderToStaticMarkup(<CardDownload name="poster" look="blue" texts={texts} />);
  const links = [...markup.matchAll(/href="(.*?)" download="(.*?)"/g)];
  expect(links.map(([, address, file]) => [address, file])).toEqual([
    ['/cards/poster.png', 'a-poster.png'],
    ['/cards/poster.pdf', 'a-poster.pdf'],
  ]);
});
