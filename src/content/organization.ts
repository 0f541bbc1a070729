import { home } from '#facts';
import type { Weekday } from '../lib/days.ts';
import { placeLines, placeWords } from '../lib/map-address.ts';
import { fact } from './fact.ts';

/** Times from '0:00' to '24:00'. In the minute of `closes` it is closed. */
export type TimeSpan = { opens: string; closes: string };

export type VisitingHours = {
  days: readonly Weekday[];
  /** In the order of the day. None on days on which visitors come by appointment alone. */
  times: readonly TimeSpan[];
};

export type Organization = typeof organization;

/** Who and where the home is. What can change is in facts/home.yaml. */
export const organization = {
  name: 'Motherly Care Children’s Home',
  shortName: 'Motherly Care',
  descriptor: `Children’s Home & School, ${fact.town}`,
  initials: 'MCCH',
  foundedYear: home.founded,
  /** Every Call button dials the first. */
  phones: home.phones,
  email: home.email,
  otherEmails: home.otherEmails,
  /** Facebook, YouTube … */
  socialLinks: home.socialLinks ?? [],
  address: {
    lines: home.address,
    /** The lines that lead to the gate. */
    place: placeLines(home.address),
    /** One line, for people who come and for map searches. */
    words: placeWords(home.address, home.locality),
    locality: home.locality,
    /** ISO 3166-1, two letters. */
    country: 'KE',
  },
  /** The ages of the youngest and the oldest child, in years. */
  ages: home.ages,
  landmark: home.landmark,
  /** The roads of the sketch map. */
  route: home.route,
  /** The hours in Nairobi's time. A day that is not listed is closed. */
  visitingHours: home.visitingHours as readonly VisitingHours[],
  visitingCondition: home.visitingCondition,
  /** The address of the site, without a slash at the end. */
  siteUrl: home.siteUrl,
  /** Who built the site, if the home names anybody. Without a name the link says "Website credits". */
  builder: home.builder,
  /** The only outside host that a page may frame, once a visitor asks for the map. */
  mapOrigin: 'https://www.google.com',
};

/** Whether any day takes visits. If none does, visitors call. */
export const takesVisits = organization.visitingHours.length > 0;

/** Whether any day has hours. If none has, visitors come by appointment alone, or call. */
export const hasVisitingHours = organization.visitingHours.some(({ times }) => times.length > 0);
