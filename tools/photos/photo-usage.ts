import { contentValues } from '../content/content-values.ts';
import { readContent } from '../content/read-content.ts';

export type PhotoUse = {
  slug: string;
  /** The field in the file, as people read it: `programs "meals", photo`. */
  place: string;
  file: string;
};

// Fields are recognised by their names, so that a misspelled slug in them is found too.
const photoField = /^\w+Photos(?:, |$)|^posterPhoto, slug$|, (?:photo|profileImage)$/;

/** All places in src/content that name a photo. */
export async function photoUses(): Promise<PhotoUse[]> {
  return contentValues(await readContent()).flatMap(({ file, field, value }) =>
    typeof value === 'string' && photoField.test(field)
      ? [{ slug: value, place: field, file }]
      : [],
  );
}
