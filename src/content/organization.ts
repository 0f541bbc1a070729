import type { Weekday } from '../lib/days.ts';

/**
 * Who and where the home is. Placeholders can't be mistaken for real values: zeros, example.org. `npm run launch-check`
 * lists them.
 */

export type VisitingHours = {
  days: readonly Weekday[];
  /** From 0:00 to 24:00: '9:00'. */
  opens: string;
  /** Already closed in this minute. */
  closes: string;
};

export type Organization = {
  name: string;
  shortName: string;
  descriptor: string;
  initials: string;
  foundedYear: number;
  /** Every Call button dials the first. */
  phones: readonly [string, ...string[]];
  email: string;
  address: {
    lines: readonly string[];
    /** One line, for map searches. */
    words: string;
    locality: string;
    /** ISO 3166-1, two letters. */
    country: string;
  };
  landmark: string;
  /** For the sketch map. */
  route: { junction: string; distance: string; road: string };
  /** In Nairobi's time, from 0:00 to 24:00. A day that is not listed is closed. */
  visitingHours: readonly VisitingHours[];
  visitingCondition: string;
  /** Without a slash at the end. */
  siteUrl: string;
  /** Who built the site. Without a name the link says "Website credits". */
  builder: { name: string | null; url: string };
  /** The only outside host that a page may frame, once a visitor asks for the map. */
  mapOrigin: string;
};

const addressLines = ['Off Kangundo Road, Ruai', 'Nairobi, Kenya'];

export const organization: Organization = {
  name: "Motherly Care Children's Home",
  shortName: 'Motherly Care',
  descriptor: "Children's Home & School, Ruai",
  initials: 'MCCH',
  foundedYear: 1998,
  phones: ['+254 000 000 001', '+254 000 000 002', '+254 000 000 003'],
  email: 'home@example.org',
  address: {
    lines: addressLines,
    words: addressLines.join(', '),
    locality: 'Ruai, Nairobi',
    country: 'KE',
  },
  landmark: '1 km from Ruai Junction',
  route: { junction: 'Ruai Junction', distance: '1 km', road: 'Kangundo Road' },
  visitingHours: [
    {
      days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
      opens: '9:00',
      closes: '17:00',
    },
    { days: ['Saturday', 'Sunday'], opens: '10:00', closes: '15:00' },
  ],
  visitingCondition: 'by appointment',
  siteUrl: 'https://example.org',
  builder: { name: null, url: 'https://example.org/builder' },
  mapOrigin: 'https://www.google.com',
};
