import { readFileSync } from 'node:fs';
import { contentValues, type ContentModules, type Place } from '../content/content-values.ts';
import { readContent } from '../content/read-content.ts';
import { siteIsRightQuestions } from '../facts/home-schema.ts';
import { entriesIn } from '../photos/photo-schema.ts';
import { readCatalog } from '../photos/read-photos.ts';
import { report } from '../report.ts';
import { warnings } from './aged-facts.ts';

/** What the home still has to set, confirm or decide in the content, as "file: field …". */
export function contentFindings(modules: ContentModules): string[] {
  return contentValues(modules).flatMap(({ value, ...place }) => {
    const finding = findingOf(place, value);
    return finding === null
      ? []
      : [`${place.file}: ${place.field.replace(/, toConfirm$/, '')} ${finding}`];
  });
}

const exampleHost = /(?:^|[@/.])example\.(?:org|com|net)(?:$|\/)/;

function findingOf({ key, field }: Place, value: unknown): string | null {
  const asked =
    field.startsWith('home, siteIsRight, ') &&
    siteIsRightQuestions[key as keyof typeof siteIsRightQuestions];
  if (asked && value === 'no') return `is no: correct the site, then write yes. ${asked}`;
  if (asked && value === 'unknown') return `is unknown. ${asked}`;
  // The entry around an answer is reported instead, with its question.
  if (value === 'unknown') return key === 'answer' ? null : 'is unknown';
  if (has(value, 'answer', 'unknown')) return `is for the home to answer: ${String(value['ask'])}`;
  if (has(value, 'real', 'no')) return 'is invented: put a real one in its place';
  if (typeof value !== 'string') return null;
  if (key === 'toConfirm') return `is for the home to confirm: "${value}"`;
  // A phone with so many zeros is a placeholder.
  if (exampleHost.test(value) || value.includes('000 000')) return `is a placeholder: ${value}`;
  return null;
}

function has(value: unknown, key: string, wanted: string): value is Record<string, unknown> {
  return (value as Record<string, unknown> | null | undefined)?.[key] === wanted;
}

/** What it has to set in CODEOWNERS. */
export function ownerFindings(codeOwners: string): string[] {
  return codeOwners.includes('@example-org/')
    ? ['.github/CODEOWNERS: the team that approves payment details is a placeholder']
    : [];
}

/** What the home should know but need not change. */
export function remarksOn(modules: ContentModules, photos: readonly { people: string }[]) {
  const drawn = photos.filter(({ people }) => people === 'rendered').length;
  const ofPhotos =
    drawn > 0
      ? [
          `photos/photos.json: ${drawn} of ${photos.length} pictures are drawn. The pages say so, and it may stay so.`,
        ]
      : [];
  const ofContent = contentValues(modules).flatMap(({ field, key, value, file }) =>
    value === 'none' && key !== 'currencies'
      ? [`${file}: ${field}: there is none, and the pages do without. It may stay so.`]
      : [],
  );
  return [...ofContent, ...ofPhotos];
}

// `npm run launch-check`: what must be set before the site may go public.
if (import.meta.main) await listFindings();

async function listFindings(): Promise<void> {
  const photos = entriesIn(await readCatalog('.'));
  const content = await readContent();
  for (const remark of remarksOn(content, photos)) console.log(remark);
  const findings = [
    ...contentFindings(content),
    ...ownerFindings(readFileSync('.github/CODEOWNERS', 'utf8')),
  ];
  // Warnings do not stop a launch: an urgent change may have to be published first.
  for (const warning of await warnings()) console.log(`Warning: ${warning}`);
  report(findings);
  console.log(
    findings.length > 0
      ? `\nNot ready to launch: ${findings.length} left.`
      : 'Ready to launch: nothing is a placeholder and nothing is unset.',
  );
}
