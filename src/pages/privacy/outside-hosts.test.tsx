import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { OutsideHosts } from './outside-hosts.tsx';

const outside = {
  counterOrigin: 'https://counter.example',
  mapOrigin: 'https://maps.example',
  pictureOrigin: 'https://pictures.example',
};

function namedHosts(hosts: Parameters<typeof OutsideHosts>[0]): (string | undefined)[] {
  const markup = renderToStaticMarkup(<OutsideHosts {...hosts} />);
  return [...markup.matchAll(/<dt>(.*?)<\/dt>/g)].map(([, host]) => host);
}

test('names the counter, the map and the host of stock photographs', () => {
  expect(namedHosts(outside)).toEqual(['counter.example', 'maps.example', 'pictures.example']);
});

test('names no host for what the site does itself', () => {
  expect(namedHosts({ ...outside, counterOrigin: null, pictureOrigin: null })).toEqual([
    'maps.example',
  ]);
});

test('says that nobody but the counter is asked only where no picture comes from outside', () => {
  const promise = 'nobody but the counter is asked';
  expect(renderToStaticMarkup(<OutsideHosts {...outside} />)).not.toContain(promise);
  expect(renderToStaticMarkup(<OutsideHosts {...outside} pictureOrigin={null} />)).toContain(
    promise,
  );
  const withoutCounter = <OutsideHosts {...outside} counterOrigin={null} pictureOrigin={null} />;
  expect(renderToStaticMarkup(withoutCounter)).toContain('nobody else is asked');
});
