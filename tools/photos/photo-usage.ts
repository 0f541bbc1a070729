import { contentValues } from '../content/content-values.ts';
import { readContent } from '../content/read-content.ts';

export type PhotoUse = {
  slug: string;
  /** Where in that file, for people: `programs "meals", photo`. */
  place: string;
  file: string;
};

// By their names, not by what they hold: a slug with a slip of the pen is to be found as well.
const photoField = /^\w+Photos(?:, |$)|^posterPhoto, slug$|, (?:photo|profileImage)$/;

/** Where each photo appears, as src/content says it. */
export async function photoUses(): Promise<PhotoUse[]> {
  return contentValues(await readContent()).flatMap(({ file, field, value }) =>
    typeof value === 'string' && photoField.test(field)
      ? [{ slug: value, place: field, file }]
      : [],
  );
}
