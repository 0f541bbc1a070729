import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { children } from '../../src/content/children.ts';
import { galleryFilters, galleryPhotos } from '../../src/content/gallery.ts';
import { bankSettings, givingSettings } from '../../src/content/giving-settings.ts';
import { organization } from '../../src/content/organization.ts';
import { annualFees, donationTiers } from '../../src/content/payments.ts';
import { photoCaptions } from '../../src/content/photo-captions.generated.ts';
import { photoFiles } from '../../src/content/photo-files.generated.ts';
import { supporterStories } from '../../src/content/supporter-stories.ts';
import { visitCounter } from '../../src/content/visit-counter.ts';
import { readAllowedNames } from '../photos/read-photos.ts';
import type { ContentInput } from './content-problems.ts';
import type { ContentModules } from './content-values.ts';

const root = join(import.meta.dirname, '..', '..');

/** The site's own content, as `findContentProblems` takes it. */
export async function readContent(): Promise<ContentInput> {
  return {
    modules: await contentModules(),
    organization,
    bankSettings,
    givingSettings,
    annualFees,
    donationTiers,
    children,
    supporterStories,
    visitCounter,
    galleryFilters,
    galleryPhotos: galleryPhotos.map((photo) => photoCaptions[photo]),
    photoAlts: Object.fromEntries(
      Object.entries(photoFiles).map(([photo, { alt }]) => [photo, alt]),
    ),
    allowedNames: await readAllowedNames(root),
    today: new Date().toISOString().slice(0, 10),
  };
}

async function contentModules(): Promise<ContentModules> {
  const files = globSync('src/content/*.ts', { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    // What is generated is checked where it comes from: `npm run photos:check`.
    .filter((file) => !/\.(?:test|generated)\.ts$/.test(file));
  const modules = [...files.toSorted(), 'src/site-map.ts'].map(async (file) => {
    const address = pathToFileURL(join(root, file)).href;
    // What stands in a JSON file is mended there, and not in the module that reads it.
    const json = file.replace(/ts$/, 'json');
    const source = existsSync(join(root, json)) ? json : file;
    return [source, (await import(address)) as Record<string, unknown>] as const;
  });
  return Object.fromEntries(await Promise.all(modules));
}
