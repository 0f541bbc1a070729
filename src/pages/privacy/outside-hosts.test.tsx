import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { outsideHostTexts } from '../../content/privacy-statement.ts';
import { OutsideHosts } from './outside-hosts.tsx';

const outside = 'https://counter.example/v1/a-site/visits/up';

function markupFor(counterUrl: string | null): string {
  return renderToStaticMarkup(
    <OutsideHosts counterUrl={counterUrl} mapOrigin="https://maps.example" />,
  );
}

function namedHosts(counterUrl: string | null): (string | undefined)[] {
  return [...markupFor(counterUrl).matchAll(/<dt>(.*?)<\/dt>/g)].map(([, host]) => host);
}

test('names an outside counter and the map', () => {
  expect(namedHosts(outside)).toEqual(['counter.example', 'maps.example']);
});

test('names no host for the counter where this site counts, or nobody does', () => {
  expect(namedHosts('/v1/a-site/visits/up')).toEqual(['maps.example']);
  expect(namedHosts(null)).toEqual(['maps.example']);
});

test('says who is contacted before anything is clicked', () => {
  expect(markupFor(outside)).toContain('nobody but the counter is asked');
  expect(markupFor('/v1/a-site/visits/up')).toContain('nobody else is asked');
  expect(markupFor(null)).toContain('nobody else is asked');
});

test('says what the site’s own counter stores, and nothing of it where nobody counts', () => {
  expect(markupFor('/v1/a-site/visits/up')).toContain(outsideHostTexts.ownCounter);
  expect(markupFor(null)).not.toContain(outsideHostTexts.ownCounter);
});
