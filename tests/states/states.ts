import { contactSubjects } from '../../src/content/contact-subjects.ts';
import { sponsorshipAmountOptions } from '../../src/content/sponsorship-options.ts';
import { waysToHelp } from '../../src/content/ways-to-help.ts';
import { emptyFilters, filtersWithPhotos } from '../e2e/setup/gallery-filters.ts';
import type { Path } from '../find-by-role.ts';

/** Something is pressed, typed or chosen. Of several such elements it is the first. */
export type Step = { at: Path } & ({ press: true } | { type: string } | { choose: string });

export type State = { name: string; address: string; steps: readonly Step[]; shows: Path };

const rolePath = (...named: string[]): Path =>
  named.map((it) => {
    const [role = '', ...name] = it.split(' ');
    return { role, name: name.length > 0 ? name.join(' ') : null };
  });

const press = (...named: string[]): Step => ({ at: rolePath(...named), press: true });
const type = (field: string, text: string): Step => ({
  at: rolePath(`textbox ${field}`),
  type: text,
});
const choose = (field: string, option: string): Step => ({
  at: rolePath(`combobox ${field}`),
  choose: option,
});

const support = press('button Support…');
const send = press('dialog Support…', 'button Send my offer…');
const offer = [support, type('Full name', 'Jane Akinyi'), type('E-mail', 'jane@example.com'), send];
const message = [
  type('Name', 'Amina Söhne'),
  type('E-mail', 'amina@example.org'),
  choose('Subject', contactSubjects[0].label),
  type('Message', 'May we come on Saturday?'),
];

/** `shows` is what can be seen at the end. */
const state = (name: string, address: string, steps: readonly Step[], shows: string): State => ({
  name,
  address,
  steps,
  shows: rolePath(shows),
});

const unreadable = [
  choose('Annual support amount', sponsorshipAmountOptions.at(-1)?.label ?? ''),
  type('Your amount…', '12.5'),
];
// Keeps the thanks, which would go after three seconds.
const stay = press('heading Thank You!');
const close = press('dialog Thank You!', 'button Close');
const sendIt = press('button Send message');
const filters = [...filtersWithPhotos.slice(0, 1), ...emptyFilters.slice(0, 1)];
// One of each kind.
const ways = new Map(waysToHelp.map((way) => [way.action.kind, way])).values();

/** What a person can bring a page into, for the browser tests and for /states of `npm run dev`. */
export const states: readonly State[] = [
  state('the menu', '/', [press('button Menu')], 'navigation Main'),
  state('an offer of support', '/children', [support], 'dialog'),
  state('an offer without a name', '/children', [support, send], 'dialog Support…'),
  state('an unreadable amount', '/children', [support, ...unreadable, send], 'dialog Support…'),
  state('the thanks for an offer', '/children', [...offer, stay], 'dialog Thank You!'),
  state('the help after an offer', '/children', [...offer, close], 'link Open in Gmail…'),
  state('the photo viewer', '/gallery', [press('region Pictures', 'link')], 'dialog'),
  ...filters.map(({ label }) =>
    state(`the gallery: ${label}`, '/gallery', [press(`button ${label}`)], `button ${label}`),
  ),
  ...[...ways].map(({ id, label }) =>
    state(`a way to help: ${label}`, `/get-involved?tab=${id}`, [], `tabpanel ${label}`),
  ),
  state(
    'a copied number',
    '/get-involved',
    [press('region How to Donate', 'button Copy…')],
    'button Copied…',
  ),
  state('a nameless message', '/contact', [...message.slice(1), sendIt], 'button Send message'),
  state('a message', '/contact', [...message, sendIt], 'link Send it…'),
];
