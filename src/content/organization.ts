import { home } from '#facts';
import type { Weekday } from '../lib/days.ts';

export type VisitingHours = {
  days: readonly Weekday[];
  /** From 0:00 to 24:00: '9:00'. */
  opens: string;
  /** Already closed in this minute. */
  closes: string;
};

/** Who and where the home is. What can change is in facts/home.yaml. */
export type Organization = {
  name: string;
  shortName: string;
  descriptor: string;
  initials: string;
  foundedYear: number;
  /** Every Call button dials the first. */
  phones: readonly [string, ...string[]];
  email: string;
  otherEmails: readonly string[];
  /** Facebook, YouTube … */
  socialLinks: readonly { name: string; url: string }[];
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
  /** In Nairobi's time. A day that is not listed is closed. */
  visitingHours: readonly VisitingHours[];
  visitingCondition: string;
  /** Without a slash at the end. */
  siteUrl: string;
  /** Who built the site, if the home names anybody. Without a name the link says "Website credits". */
  builder: { name: string | null; url: string } | null;
  /** The only outside host that a page may frame, once a visitor asks for the map. */
  mapOrigin: string;
};

export const organization: Organization = {
  name: "Motherly Care Children's Home",
  shortName: 'Motherly Care',
  descriptor: "Children's Home & School, Ruai",
  initials: 'MCCH',
  foundedYear: home.founded,
  phones: home.phones,
  email: home.email,
  otherEmails: home.otherEmails,
  socialLinks: home.socialLinks ?? [],
  address: {
    lines: home.address,
    words: home.address.join(', '),
    locality: home.locality,
    country: 'KE',
  },
  landmark: home.landmark,
  route: home.route,
  visitingHours: home.visitingHours,
  visitingCondition: home.visitingCondition,
  siteUrl: home.siteUrl,
  builder: home.builder,
  mapOrigin: 'https://www.google.com',
};
