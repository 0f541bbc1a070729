/**
 * Who and where the home is. Stand-ins are plainly unusable on purpose (telephone numbers of
 * zeros, example.org, a null): nobody can mistake one for the real thing, and
 * `npm run launch-check` lists each of them until the home has put in its own.
 */

export type VisitingHours = { days: string; hours: string };

export type Organization = {
  name: string;
  shortName: string;
  descriptor: string;
  initials: string;
  foundedYear: number;
  /** The first is the primary phone: every Call button dials it. */
  phones: readonly [string, ...string[]];
  email: string;
  address: {
    lines: readonly string[];
    /** The lines in one, as maps are asked for them. */
    words: string;
    locality: string;
    /** ISO 3166-1, two letters. */
    country: string;
  };
  landmark: string;
  visitingHours: readonly VisitingHours[];
  visitingCondition: string;
  /** Where the site is published, without a slash at the end. */
  siteUrl: string;
  /** Who built the site. While `url` is null, the footer links to `standInUrl`. */
  builder: { name: string; url: string | null; standInUrl: string };
  /** The one outside host that a page may frame, and only once a visitor asks for the map. */
  mapOrigin: string;
};

export const organization: Organization = {
  name: "Motherly Care Children's Home",
  shortName: 'Motherly Care',
  descriptor: "Children's Home & School, Ruai",
  initials: 'MCCH',
  foundedYear: 1998,
  phones: ['+254 000 000 001', '+254 000 000 002', '+254 000 000 003'],
  email: 'home@example.org',
  address: {
    lines: ['Off Kangundo Road, Ruai', 'Nairobi, Kenya'],
    words: 'Off Kangundo Road, Ruai, Nairobi, Kenya',
    locality: 'Ruai, Nairobi',
    country: 'KE',
  },
  landmark: '1 km from Ruai Junction',
  visitingHours: [
    { days: 'Monday-Friday', hours: '9AM-5PM' },
    { days: 'Saturday and Sunday', hours: '10AM-3PM' },
  ],
  visitingCondition: 'by appointment',
  siteUrl: 'https://example.org',
  builder: {
    name: 'Website credits',
    url: null,
    standInUrl: 'https://example.org/builder',
  },
  mapOrigin: 'https://www.google.com',
};
