import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { outsideHostTexts } from '../../content/page-texts/privacy.ts';
import type { VisitCounterSettings } from '../../content/visit-counter-settings.ts';
import { OutsideHosts } from './outside-hosts.tsx';

const { ownCounter, outsideCounter } = outsideHostTexts;

function markupFor(counter: VisitCounterSettings['baseUrl']): string {
  return renderToStaticMarkup(<OutsideHosts counter={counter} mapOrigin="https://maps.example" />);
}

function namedHosts(markup: string): (string | undefined)[] {
  return [...markup.matchAll(/<dt>(.*?)<\/dt>/g)].map(([, host]) => host);
}

test('Privacy names the map, and an outside counter that is asked without a click', () => {
  const markup = markupFor('https://counter.example');
  expect(namedHosts(markup)).toEqual(['counter.example', 'maps.example']);
  expect(markup).toContain(outsideCounter.pictures);
  expect(markup).not.toContain(ownCounter.count);
});

test('Privacy names the map alone where this site counts, and says what its counter stores', () => {
  const markup = markupFor('same-origin');
  expect(namedHosts(markup)).toEqual(['maps.example']);
  expect(markup).toContain(ownCounter.pictures);
  expect(markup).toContain(ownCounter.count);
});
