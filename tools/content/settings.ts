import { z } from 'zod';

import { weekdayOf } from '../../src/lib/days.ts';
import { fieldOf, type ContentModules } from './content-values.ts';
import { schemaProblems } from './schema-problems.ts';

/** `expected` completes a sentence that begins with "expected". */
function text(form: RegExp | ((text: string) => boolean), expected: string) {
  const isSound = form instanceof RegExp ? (it: string) => form.test(it) : form;
  return z.string(expected).refine(isSound, expected);
}

const today = () => new Date().toISOString().slice(0, 10);
const isDay = (it: string) => weekdayOf(it) !== null;
const pastDay = text(
  (it) => isDay(it) && it <= today(),
  'a day that has been, as year-month-day: 2026-11-21',
);
const statement = z.object({ reviewed: pastDay });
const sixPictures = 'six pictures, the last one of the night';

/** What types can't check, by file and export. */
const settings: Readonly<Record<string, Readonly<Record<string, z.ZodType>>>> = {
  // day-progress.module.css has six places.
  'page-photos': {
    dayPhotos: z.array(z.string()).length(6, sixPictures),
  },
  'visit-counter': {
    visitCounter: z.object({
      baseUrl: text(
        (it) => it === 'same-origin' || isOrigin(it),
        "'same-origin', or https:// and the host without a slash at its end",
      ),
      site: text(/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/, 'small letters, digits and hyphens'),
    }),
  },
  'page-texts/accessibility': { accessibilityStatement: statement },
  'page-texts/privacy': { privacyStatement: statement },
  'page-texts/safeguarding': { safeguardingStatement: statement },
};

/** As "file: field is …; expected …". */
export function settingProblems(modules: ContentModules): string[] {
  return Object.entries(settings).flatMap(([name, schemas]) => {
    const file = `src/content/${name}.ts`;
    const exports = modules[file];
    if (!exports) return [];
    return schemaProblems(z.object(schemas), exports).map(
      ({ path, problem, expected }) =>
        `${file}: ${fieldOf(exports, path)} is ${problem}; expected ${expected}`,
    );
  });
}

function isOrigin(address: string): boolean {
  const url = URL.parse(address);
  return url?.protocol === 'https:' && url.origin === address;
}
