import { expect, test } from 'vitest';
import { email, paymentNumbers, phones, siteUrl } from '../expected-facts.ts';
import { builtPages, textOf } from './built-site.ts';

const scripts = builtPages.flatMap((page) =>
  page
    .all('script', { type: 'application/ld+json' })
    .map((script) => ({ path: page.path, text: textOf(script) })),
);

test('only the home page has structured data, without payment numbers', () => {
  expect(scripts.map(({ path }) => path)).toEqual(['/']);
  const address = `${siteUrl}/`;
  const publisher = `${address}#organization`;
  expect(JSON.parse(scripts[0]?.text ?? '')).toMatchObject({
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'NGO',
        '@id': publisher,
        name: "Motherly Care Children's Home",
        url: address,
        telephone: phones,
        email,
        logo: `${address}icon.svg`,
      },
      { '@type': 'WebSite', url: address, publisher: { '@id': publisher } },
    ],
  });
  expect(scripts[0]?.text).not.toMatch(new RegExp(paymentNumbers.join('|')));
});
