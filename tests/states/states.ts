import { contactSubjects } from '../../src/content/contact-subjects.ts';
import { sponsorshipAmountOptions } from '../../src/content/sponsorship-options.ts';
import { waysToHelp } from '../../src/content/ways-to-help.ts';
import { emptyFilters, filtersWithPhotos } from '../e2e/setup/gallery-filters.ts';
import type { Path } from '../find-by-role.ts';

/** Something is pressed, typed or chosen. Of several such elements it is the first. */
export type Step = { at: Path } & ({ press: true } | { type: string } | { choose: string });

export type State = { name: string; path: string; steps: readonly Step[]; shows: Path };

const path = (...named: string[]): Path =>
  named.map((it) => {
    const [role = '', ...name] = it.split(' ');
    return { role, name: name.length > 0 ? name.join(' ') : null };
  });

const press = (...named: string[]): Step => ({ at: path(...named), press: true });
const type = (field: string, text: string): Step => ({ at: path(`textbox ${field}`), type: text });
const choose = (field: string, option: string): Step => ({
  at: path(`combobox ${field}`),
  choose: option,
});

const support = press('button Support…');
const send = press('dialog Support…', 'button Send my offer…');
const offer = [
  support,
  type('Full name', 'Jane Wanjiru'),
  type('E-mail', 'jane@example.com'),
  send,
];
const message = [
  type('Name', 'Amina Söhne'),
  type('E-mail', 'amina@example.org'),
  choose('Subject', contactSubjects[0].label),
  type('Message', 'May we come on Saturday?'),
];

/** What a person can bring a page into, for the browser tests and for /states of `npm run dev`. */
export const states: readonly State[] = [
  { name: 'the menu', path: '/', steps: [press('button Menu')], shows: path('navigation Main') },
  { name: 'an offer of support', path: '/children', steps: [support], shows: path('dialog') },
  {
    name: 'an offer without a name',
    path: '/children',
    steps: [support, send],
    shows: path('dialog Support…'),
  },
  {
    name: 'an amount that cannot be read',
    path: '/children',
    steps: [
      support,
      choose('Annual support amount', sponsorshipAmountOptions[3].label),
      type('Your amount…', '12.5'),
      send,
    ],
    shows: path('dialog Support…'),
  },
  {
    name: 'the thanks for an offer',
    path: '/children',
    // Otherwise the thanks go after three seconds.
    steps: [...offer, press('heading Thank You!')],
    shows: path('dialog Thank You!'),
  },
  {
    name: 'the help after an offer',
    path: '/children',
    steps: [...offer, press('dialog Thank You!', 'button Close')],
    shows: path('link Open in Gmail…'),
  },
  {
    name: 'the photo viewer',
    path: '/gallery',
    steps: [press('region Pictures', 'link')],
    shows: path('dialog'),
  },
  ...[...filtersWithPhotos.slice(0, 1), ...emptyFilters.slice(0, 1)].map(({ label }) => ({
    name: `the gallery: ${label}`,
    path: '/gallery',
    steps: [press(`button ${label}`)],
    shows: path(`button ${label}`),
  })),
  // One of each kind.
  ...[...new Map(waysToHelp.map((way) => [way.action.kind, way])).values()].map(
    ({ id, label }) => ({
      name: `a way to help: ${label}`,
      path: `/get-involved?tab=${id}`,
      steps: [],
      shows: path(`tabpanel ${label}`),
    }),
  ),
  {
    name: 'a copied number',
    path: '/get-involved',
    steps: [press('region How to Donate', 'button Copy…')],
    shows: path('button Copied…'),
  },
  {
    name: 'a message without a name',
    path: '/contact',
    steps: [...message.slice(1), press('button Send message')],
    shows: path('button Send message'),
  },
  {
    name: 'a message',
    path: '/contact',
    steps: [...message, press('button Send message')],
    shows: path('link Send it…'),
  },
];
