import { contentValues } from '../content/content-values.ts';
import { readContent } from '../content/read-content.ts';

export type PhotoUse = {
  slug: string;
  /** As people read it: `programs "meals", photo`. */
  place: string;
  file: string;
};

// Told by the fields' names, so that a misspelled slug is found too.
const photoField = /^\w+Photos(?:, |$)|^posterPhoto, slug$|, photo$/;

/** Where src/content names photos. */
export async function photoUses(): Promise<PhotoUse[]> {
  return contentValues(await readContent()).flatMap(({ file, field, value }) =>
    typeof value === 'string' && photoField.test(field)
      ? [{ slug: value, place: field, file }]
      : [],
  );
}
