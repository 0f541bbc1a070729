import { z } from 'zod';
import { wayToHelpIds } from '../../src/lib/way-to-help-ids.ts';
import { object, text } from './schema-parts.ts';
import { list, sentenceOrUnknown, slug, words } from './field-schemas.ts';

/** Where an answer is shown. */
const places = [
  'about',
  'children',
  // Contact: below its own questions, and beside its form.
  'contact',
  'form',
  // How to give: below the payment details, before them under "Whom you pay", beside what it says of another country,
  // and at the foot of the note about a gift.
  'pay',
  'real',
  'abroad',
  'note',
  // Safeguarding: the part about a child, and the one about staff.
  'worried',
  'one-of-us',
  // Get Involved: a tab for each.
  ...wayToHelpIds,
] as const;

const link = object({
  label: words,
  to: text(
    'a page such as /give, or an address that begins with https://, mailto: or tel:+',
    /^(?:\/|https:\/\/[^/\s]|mailto:\S+@|tel:\+\d)\S*$/,
  ),
});

export const questions = list(
  object({
    id: slug,
    /** What the launch check asks the home. */
    ask: words,
    /** What visitors read above the answer. */
    question: words.optional(),
    places: list(z.enum(places, `one of: ${places.join(', ')}`)).optional(),
    answer: sentenceOrUnknown,
    links: list(link).optional(),
  }),
);
