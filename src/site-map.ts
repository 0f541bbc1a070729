import { childrenInCare } from './content/impact.ts';
import { organization } from './content/organization.ts';
import {
  aboutTexts,
  childrenTexts,
  contactTexts,
  galleryTexts,
  getInvolvedTexts,
  giveTexts,
  homeTexts,
  notFoundTexts,
  programsTexts,
  statementNames,
} from './content/page-texts.ts';
import { annualFees } from './content/payments.ts';
import { formatKes, formatUsd } from './lib/money.ts';

/** One page of the site. Paths have no trailing slash and are written into flat files at build. */
export type SitePage = {
  path: string;
  /** Name in the header's navigation; null keeps a page out of it. */
  navLabel: string | null;
  /** The page of the navigation to which a page outside of it belongs. */
  partOf?: string;
  /** The document's title, the home's name included. */
  title: string;
  /** Meta description, at most 160 characters. */
  description: string;
  /** False keeps a page out of the sitemap and asks search engines not to list it. */
  indexable: boolean;
  /** The flat file in `dist/`. */
  file: string;
};

const { name, foundedYear } = organization;
const fees = `${formatUsd(annualFees.usd)} (${formatKes(annualFees.kes)})`;

export const sitePages = [
  {
    path: '/',
    navLabel: homeTexts.name,
    title: `${name} – a home and a school in Ruai, Nairobi`,
    description: `A children’s home and primary school for about ${childrenInCare} children in Ruai, Nairobi. Sponsor a year of school, give by M-Pesa or bank, visit or volunteer.`,
    indexable: true,
    file: 'index.html',
  },
  {
    path: '/about',
    navLabel: aboutTexts.name,
    title: `${aboutTexts.name} – ${name}`,
    description: `How a home that began with ten children in ${foundedYear} came to care for about ${childrenInCare}, what we do every day, what we believe, and where to find us in Ruai.`,
    indexable: true,
    file: 'about.html',
  },
  {
    path: '/children',
    navLabel: childrenTexts.name,
    title: `${childrenTexts.name} – ${name}`,
    description: `A year of school for one child costs ${fees}. See who is waiting for a sponsor and tell us that you are interested.`,
    indexable: true,
    file: 'children.html',
  },
  {
    path: '/programs',
    navLabel: programsTexts.name,
    title: `${programsTexts.name} – ${name}`,
    description:
      'Six programs, from competency-based lessons to life skills, training and a home to grow up in: what each offers a child in our care.',
    indexable: true,
    file: 'programs.html',
  },
  {
    path: '/gallery',
    navLabel: galleryTexts.name,
    title: `${galleryTexts.name} – ${name}`,
    description:
      'Days at the home in pictures: lessons, play, meals, prayer, celebrations and the blue gate that everyone comes through.',
    indexable: true,
    file: 'gallery.html',
  },
  {
    path: '/get-involved',
    navLabel: getInvolvedTexts.name,
    title: `${getInvolvedTexts.name} – ${name}`,
    description:
      'Six ways to help: sponsor, volunteer, donate, fundraise, partner or visit. With our M-Pesa paybill and bank account for donations.',
    indexable: true,
    file: 'get-involved.html',
  },
  {
    path: '/give',
    navLabel: null,
    partOf: '/get-involved',
    title: `${giveTexts.name} – ${name}`,
    description: `Step by step: choose a plan or a gift, pay by M-PESA or bank, and tell us. A year of school for one child is ${fees}, at once or in parts.`,
    indexable: true,
    file: 'give.html',
  },
  {
    path: '/contact',
    navLabel: contactTexts.name,
    title: `${contactTexts.name} – ${name}`,
    description:
      'Call, write or visit: phone numbers, e-mail, visiting hours and the way to our gate off Kangundo Road in Ruai.',
    indexable: true,
    file: 'contact.html',
  },
  {
    path: '/accessibility',
    navLabel: null,
    title: `${statementNames.accessibility} – ${name}`,
    description:
      'How usable this site is meant to be for everybody, what was tested and how, what was not, and how to ask for help or complain.',
    indexable: true,
    file: 'accessibility.html',
  },
  {
    path: '/privacy',
    navLabel: null,
    title: `${statementNames.privacy} – ${name}`,
    description:
      'What your browser keeps, which other hosts are asked, when and why, what becomes of your words in a form, and how to ask what we hold about you.',
    indexable: true,
    file: 'privacy.html',
  },
  {
    path: '/safeguarding',
    navLabel: null,
    title: `${statementNames.safeguarding} – ${name}`,
    description:
      'Whom to tell if you fear for a child, how children are protected on this site, and what we ask of sponsors, visitors and volunteers.',
    indexable: true,
    file: 'safeguarding.html',
  },
] as const satisfies readonly SitePage[];

export type SitePath = (typeof sitePages)[number]['path'];

/** Answers every other path, with HTTP status 404. */
export const notFoundPage = {
  path: '/404',
  navLabel: null,
  title: `${notFoundTexts.name} – ${name}`,
  description: 'There is no page at this address. The home page shows the way to all others.',
  indexable: false,
  file: '404.html',
} as const satisfies SitePage;

/** The page at an address, with or without a trailing slash; the 404 page for any other. */
export function pageAt(pathname: string): (typeof sitePages)[number] | typeof notFoundPage {
  const path = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname;
  return sitePages.find((page) => page.path === path) ?? notFoundPage;
}
