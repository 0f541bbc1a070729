import { expect, test } from 'vitest';
import { organization } from '../../src/content/organization.ts';
import { paymentNumbers } from '../payment-values.ts';
import { builtFile, builtPages, textOf } from './built-site.ts';

const scripts = builtPages.flatMap((page) =>
  page
    .all('script', { type: 'application/ld+json' })
    .map((script) => ({ path: page.path, text: textOf(script) })),
);

test('only the home page tells search engines who publishes the site, and no payment number', () => {
  expect(scripts.map(({ path }) => path)).toEqual(['/']);
  const address = `${organization.siteUrl}/`;
  const publisher = `${address}#organization`;
  const data = JSON.parse(scripts[0]?.text ?? '') as { '@graph': { logo: string }[] };
  expect(data).toEqual({
    '@context': 'https://schema.org',
    '@graph': [
      expect.objectContaining({
        '@type': 'NGO',
        '@id': publisher,
        name: organization.name,
        url: address,
        telephone: organization.phones,
        email: organization.email,
      }),
      expect.objectContaining({
        '@type': 'WebSite',
        '@id': `${address}#website`,
        url: address,
        publisher: { '@id': publisher },
      }),
    ],
  });
  expect(scripts[0]?.text).not.toMatch(new RegExp(paymentNumbers.join('|')));
  // Throws where there is no such file.
  builtFile(data['@graph'][0]?.logo.slice(address.length) ?? '');
});
