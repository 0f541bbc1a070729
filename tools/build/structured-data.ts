import type { Organization } from '../../src/content/organization.ts';

/**
 * Tells search engines who publishes the site, as schema.org data. It has only facts that a page shows, and no payment
 * numbers, because a search engine would go on showing an old one.
 */
export function structuredData(organization: Organization): string {
  const { siteUrl, address } = organization;
  const home = {
    '@type': 'NGO',
    '@id': `${siteUrl}/#organization`,
    name: organization.name,
    alternateName: organization.initials,
    url: `${siteUrl}/`,
    logo: `${siteUrl}/icon.svg`,
    foundingDate: String(organization.foundedYear),
    email: organization.email,
    telephone: [...organization.phones],
    sameAs: organization.socialLinks.map(({ url }) => url),
    address: {
      '@type': 'PostalAddress',
      streetAddress: `${address.place[0]}, ${organization.landmark}`,
      addressLocality: address.locality,
      addressCountry: address.country,
    },
  };
  const site = {
    '@type': 'WebSite',
    '@id': `${siteUrl}/#website`,
    name: organization.name,
    url: `${siteUrl}/`,
    inLanguage: 'en',
    publisher: { '@id': `${siteUrl}/#organization` },
  };
  const graph = { '@context': 'https://schema.org', '@graph': [home, site] };
  // A text of the content must not end the script element.
  const json = JSON.stringify(graph).replaceAll('<', String.raw`\u003c`);
  return `<script type="application/ld+json">${json}</script>`;
}
