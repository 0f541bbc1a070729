import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

import { entriesOf, findCatalogProblems } from './catalog-problems.ts';
import { readLedger, type Ledger } from './derived-ledger.ts';
import { embeddedMetadata } from './embedded-metadata.ts';
import {
  catalogFile,
  listOriginals,
  photosDir,
  readAllowedNames,
  readCatalog,
  readSchema,
  type PhotoEntry,
} from './photo-catalog.ts';
import type { PhotoProject } from './photo-project.ts';
import type { PhotoUse } from './photo-usage.ts';
import { inspectPicture, tooLarge } from './picture-problems.ts';
import { possibleNames } from './possible-names.ts';
import { fileNameOf } from './slug.ts';

export type Original = {
  file: string;
  bytes: Buffer;
  digest: string;
  width: number;
  height: number;
  /** What it carries beside its pixels. */
  metadata: string[];
};

export type Survey = {
  /** Sound only where there are no problems. */
  entries: PhotoEntry[];
  originals: ReadonlyMap<string, Original>;
  ledger: Ledger;
  problems: string[];
};

/**
 * The gate: looks at every entry and every original and tells all that is wrong, by file, field
 * and what was expected. `trusted` takes an original that the ledger knows for a sound one.
 */
export async function surveyPhotos(project: PhotoProject, trusted: boolean): Promise<Survey> {
  const { root } = project;
  const [catalog, schema, allowedNames, ledger, files] = await Promise.all([
    readCatalog(root),
    readSchema(),
    readAllowedNames(root),
    readLedger(root),
    listOriginals(root),
  ]);
  const today = new Date().toISOString().slice(0, 10);
  const rules = { schema, allowedNames, today };
  const problems = findCatalogProblems(catalog, rules);
  const entries = entriesOf(catalog) as PhotoEntry[];

  const originals = new Map<string, Original>();
  for (const file of files) {
    const { original, problems: found } = await lookAt(root, file, trusted ? ledger : {});
    problems.push(...found.map((text) => `${photosDir}/${file} ${text}`));
    if (original) originals.set(file, original);
  }
  problems.push(...unmatchedFiles(entries, files, allowedNames));
  problems.push(...unknownSlugs(entries, project.uses));
  return { entries, originals, ledger, problems };
}

async function lookAt(root: string, file: string, ledger: Ledger) {
  const path = join(root, photosDir, file);
  const heavy = tooLarge((await stat(path)).size);
  if (heavy) return { original: null, problems: [heavy] };
  const bytes = await readFile(path);
  const digest = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
  const known = Object.values(ledger).find((derived) => derived.digest === digest);
  if (known) {
    const { width, height } = known;
    const original: Original = { file, bytes, digest, width, height, metadata: [] };
    return { original, problems: [] };
  }
  const { size: pixels, problems } = await inspectPicture(file, bytes);
  if (!pixels) return { original: null, problems };
  const metadata = await embeddedMetadata(bytes);
  return { original: { file, bytes, digest, ...pixels, metadata }, problems };
}

function unmatchedFiles(
  entries: readonly PhotoEntry[],
  files: readonly string[],
  allowedNames: readonly string[],
): string[] {
  const problems: string[] = [];
  const wanted = new Set(entries.map((entry) => (entry as { file?: unknown } | null)?.file));
  for (const file of files) {
    const words = file.replace(/\.\w+$/, '').replaceAll('.', ' ');
    for (const name of possibleNames(words, allowedNames)) {
      problems.push(
        `${photosDir}/${file}: the file name holds "${name}", which looks like a name; expected a name by subject, such as "kitchen-garden.jpg"`,
      );
    }
    const offered = fileNameOf(file);
    if (offered !== file) {
      problems.push(
        `${photosDir}/${file}: the file name is not in lower case joined by hyphens; expected "${offered}"`,
      );
    }
    if (!wanted.has(file)) {
      problems.push(
        `${photosDir}/${file} has no entry in ${catalogFile}; expected one: run npm run photos -- add "${photosDir}/${file}"`,
      );
    }
  }
  for (const file of wanted) {
    if (typeof file === 'string' && !files.includes(file))
      problems.push(
        `${photosDir}/${file} is missing; expected the picture that ${catalogFile} names`,
      );
  }
  return problems;
}

function unknownSlugs(entries: readonly PhotoEntry[], uses: readonly PhotoUse[]): string[] {
  const slugs = new Set(entries.map((entry) => (entry as { slug?: unknown } | null)?.slug));
  return uses
    .filter(({ slug }) => !slugs.has(slug))
    .map(
      ({ slug, place, file }) =>
        `${file}, ${place}: there is no photo "${slug}"; expected a slug of ${catalogFile}`,
    );
}
