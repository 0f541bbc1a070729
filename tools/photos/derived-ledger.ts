import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { photosDir, type PhotoEntry } from './photo-catalog.ts';

export const ledgerFile = join(photosDir, 'derived.json');

/** What is known of an original that has passed the gate, until its bytes change. */
export type DerivedPhoto = {
  file: string;
  /** Of the original's bytes. */
  digest: string;
  /** In the names of the files made of it. */
  hash: string;
  width: number;
  height: number;
  /** The dominant one. */
  color: string;
};

export type Ledger = Readonly<Record<string, DerivedPhoto>>;

/** A photo with all that is known of it. */
export type LocalPhoto = { entry: PhotoEntry; derived: DerivedPhoto };

/** A ledger that is missing or broken is an empty one: all is looked at anew. */
export async function readLedger(root: string): Promise<Ledger> {
  try {
    const text = await readFile(join(root, ledgerFile), 'utf8');
    return (JSON.parse(text) as { photos: Ledger }).photos;
  } catch {
    return {};
  }
}

/** One photo a line, so that two people's photos seldom meet in one. */
export function ledgerText(photos: readonly LocalPhoto[]): string {
  const rows = photos.map(
    ({ entry, derived }) => `    ${JSON.stringify(entry.slug)}: ${JSON.stringify(derived)}`,
  );
  return `{\n  "photos": {\n${rows.join(',\n')}\n  }\n}\n`;
}
