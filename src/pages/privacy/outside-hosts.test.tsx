import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { OutsideHosts } from './outside-hosts.tsx';

const mapOrigin = 'https://maps.example';

function namedHosts(counterOrigin: string | null): (string | undefined)[] {
  const markup = renderToStaticMarkup(
    <OutsideHosts counterOrigin={counterOrigin} mapOrigin={mapOrigin} />,
  );
  return [...markup.matchAll(/<dt>(.*?)<\/dt>/g)].map(([, host]) => host);
}

test('names the counter and the map', () => {
  expect(namedHosts('https://counter.example')).toEqual(['counter.example', 'maps.example']);
});

test('does not name the counter where visits are counted by the site itself', () => {
  expect(namedHosts(null)).toEqual(['maps.example']);
});

function textFor(counterOrigin: string | null): string {
  return renderToStaticMarkup(
    <OutsideHosts counterOrigin={counterOrigin} mapOrigin="https://maps.example" />,
  );
}

test('says who is contacted before anything is clicked', () => {
  expect(textFor('https://counter.example')).toContain('nobody but the counter is asked');
  expect(textFor(null)).toContain('nobody else is asked');
});
