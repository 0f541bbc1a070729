import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test, vi } from 'vitest';
import { Component as Privacy } from './privacy-page.tsx';

const visitCounter = vi.hoisted(() => ({ baseUrl: '' }));
vi.mock(import('../../content/visit-counter-settings.ts'), async (original) => ({
  ...(await original()),
  visitCounter: visitCounter as never,
}));

/** The part of the page that says which other sites are contacted. */
function hostsWith(counter: string): string {
  visitCounter.baseUrl = counter;
  const markup = renderToStaticMarkup(
    <MemoryRouter>
      <Privacy />
    </MemoryRouter>,
  );
  return /id="hosts".*?<\/section>/s.exec(markup)?.[0] ?? '';
}

function namedHosts(markup: string): (string | undefined)[] {
  return [...markup.matchAll(/<dt>(.*?)<\/dt>/g)].map(([, host]) => host);
}

test('Privacy names the map, and an outside counter that is asked without a click', () => {
  const markup = hostsWith('https://counter.example');
  expect(namedHosts(markup)).toEqual(['counter.example', 'www.google.com']);
  expect(markup).toContain('only the counter is contacted');
  expect(markup).not.toContain('stores only the number');
});

test('Privacy names the map alone where this site counts, and says what its counter stores', () => {
  const markup = hostsWith('same-origin');
  expect(namedHosts(markup)).toEqual(['www.google.com']);
  expect(markup).toContain('no other site is contacted');
  expect(markup).toContain('stores only the number');
});
