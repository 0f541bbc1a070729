import { fact } from './content/fact.ts';
import { hasVisitingHours, organization } from './content/organization.ts';
import { isAnyWaiting } from './content/groups-of-children.ts';
import { annualFees, waysToPay } from './content/payments.ts';
import type { PhotoSlug } from './content/photos.generated.ts';
import { programs } from './content/program-list.ts';
import { formatKes, formatUsd } from './lib/money.ts';
import { countWord, sentenceCase } from './lib/text.ts';

type PageEntry = {
  path: `/${string}`;
  /** What links and headings call the page. */
  name: string;
  inMenu?: true;
  /** The page of the menu that a page outside it belongs to. */
  partOf?: `/${string}`;
  /** `name` and the home's name by default. */
  title?: string;
  /** 50 to 160 characters. */
  description: string;
  /** What a shared link is called: `name` by default. The home's name stands beside it. */
  shareTitle?: string;
  /** What it says: `description` by default. */
  shareText?: string;
  /** What it shows: the gate by default. An original of 1200 px or wider. */
  sharePhoto?: PhotoSlug;
};

/** A flat HTML file at build. Its module is `pageFile(path)`. */
export type SitePage = PageEntry & {
  path: SitePath | typeof NOT_FOUND;
  title: string;
  shareTitle: string;
  shareText: string;
  sharePhoto: PhotoSlug;
  /** The name in `dist/`. */
  file: string;
};

const NOT_FOUND = '/404';

const { foundedYear } = organization;
const fees = `${formatUsd(annualFees.usd)} (${formatKes(annualFees.kes)})`;

const entries = [
  {
    path: '/',
    name: 'Home',
    inMenu: true,
    title: `${organization.name} – a home and a school in ${fact.locality}`,
    description: `A children’s home and primary school for about ${fact.children} in ${fact.locality}. Sponsor a year at school, give by ${waysToPay}, visit or volunteer.`,
    // to confirm
    shareTitle: 'A home, a school, people who care.',
    shareText: `${organization.name}, for about ${fact.children} in ${fact.locality}.`,
    sharePhoto: 'hand-in-hand',
  },
  {
    path: '/about',
    name: 'About Us',
    inMenu: true,
    description: `How a home that began with ${fact.firstChildren} in ${foundedYear} came to care for about ${fact.childrenFigure}, what we do every day, what we believe, and where to find us in ${fact.town}.`,
    shareTitle: `How ${organization.name} began, and what it does`,
    sharePhoto: 'staff',
  },
  {
    path: '/children',
    name: 'Our Children',
    inMenu: true,
    description: `A year at school for one child costs ${fees}. ${isAnyWaiting ? 'See the groups of children and tell' : 'Tell'} us if you would like to help.`,
    shareTitle: `${fact.fees} pays a child’s year at school in ${fact.locality}`,
    shareText: `${organization.name}: ${isAnyWaiting ? 'choose a group of children, tell us how to reach you, and pay nothing now' : 'tell us if you would like to help'}.`,
    sharePhoto: 'walk-to-school',
  },
  {
    path: '/programs',
    name: 'Programs',
    inMenu: true,
    description: `Our ${countWord(programs.length)} programs for the children in our care: what each of them offers, what they have led to, and how you can help.`,
    shareTitle: `${sentenceCase(countWord(programs.length))} programs at ${organization.name}`,
    sharePhoto: 'graduation',
  },
  {
    path: '/gallery',
    name: 'Gallery',
    inMenu: true,
    description:
      'Days at the home, drawn: lessons, play, meals, prayer, celebrations and the blue gate.',
    shareTitle: `Days at ${organization.name}, drawn`,
    sharePhoto: 'football',
  },
  {
    path: '/get-involved',
    name: 'Get Involved',
    inMenu: true,
    description: `Every way to help, from a sponsorship to a visit: sponsor, volunteer, donate, fundraise or partner. With what you need to pay by ${waysToPay}.`,
    shareTitle: `Ways to help ${organization.name}`,
    sharePhoto: 'kitchen-garden',
  },
  {
    path: '/give',
    name: 'How to give',
    partOf: '/get-involved',
    description: `Step by step: choose a gift, pay by ${waysToPay}, and tell us. A year at school for one child is ${fees}.`,
    shareTitle: `Give to ${organization.name} by ${waysToPay}`,
    shareText: `Step by step, with a card to keep. A year at school for one child is ${fees}.`,
    sharePhoto: 'main-gate',
  },
  {
    path: '/contact',
    name: 'Contact',
    inMenu: true,
    description: `Call, write or visit: phone numbers, e-mail${hasVisitingHours ? ', visiting hours' : ''} and the way to our gate in ${organization.address.locality}.`,
    shareTitle: `Call, write to or visit ${organization.name}`,
    sharePhoto: 'compound',
  },
  {
    path: '/accessibility',
    name: 'Accessibility',
    shareTitle: `Help with the website of ${organization.name}`,
    description:
      'Our goal for accessibility, what we test and how, what we have not tested, the limits we know of, and how to ask for help or complain.',
  },
  {
    path: '/privacy',
    name: 'Privacy',
    shareTitle: `What the website of ${organization.name} keeps about you`,
    description:
      'What your browser keeps, which other sites are contacted and when, what happens to what you type, and how to ask what we hold about you.',
  },
  {
    path: '/safeguarding',
    name: 'Safeguarding',
    shareTitle: `How ${organization.name} keeps children safe`,
    description:
      'Whom to tell if you are worried about a child, how children are protected on this site, and what we ask of sponsors, visitors and volunteers.',
  },
] as const satisfies readonly PageEntry[];

export type SitePath = (typeof entries)[number]['path'];

function sitePage(entry: PageEntry & Pick<SitePage, 'path'>): SitePage {
  return {
    title: `${entry.name} – ${organization.name}`,
    shareTitle: entry.name,
    shareText: entry.description,
    sharePhoto: 'main-gate-wide',
    ...entry,
    file: entry.path === '/' ? 'index.html' : `${entry.path.slice(1)}.html`,
  };
}

/** The pages in the order of menu and sitemap. */
export const sitePages: readonly SitePage[] = entries.map(sitePage);

/** The page of every other path, with HTTP status 404. Search engines are asked not to list it. */
export const notFoundPage = sitePage({
  path: NOT_FOUND,
  name: 'Page not found',
  description: 'There is no page at this address. The home page leads to all the others.',
});

/** The page of a path, with or without a trailing slash. The 404 page for any other path. */
export function pageAt(pathname: string): SitePage {
  const path = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname;
  return sitePages.find((page) => page.path === path) ?? notFoundPage;
}

/** The path of the page's module, from the root. */
export function pageFile(path: SitePage['path']): string {
  const ownName = path === NOT_FOUND ? 'not-found' : path.slice(1);
  const name = path === '/' ? 'home' : ownName;
  return `src/pages/${name}/${name}-page.tsx`;
}
