import { readFileSync } from 'node:fs';

import { contentValues, type ContentModules, type Place } from '../content/content-values.ts';
import { readContent } from '../content/read-content.ts';
import { warnings } from './aged-facts.ts';

/** What the home still has to set, confirm or decide, as "file: field …". New content is checked too. */
export function contentFindings(modules: ContentModules): string[] {
  return contentValues(modules).flatMap(({ value, ...place }) => {
    const finding = findingOf(place, value);
    return finding === null
      ? []
      : [`${place.file}: ${place.field.replace(/, toConfirm$/, '')} ${finding}`];
  });
}

const exampleHost = /(?:^|[@/.])example\.(?:org|com|net)(?:$|\/)/;

function findingOf({ key }: Place, value: unknown): string | null {
  // The line below asks the question itself.
  if (value === 'unknown') return key === 'answer' ? null : 'is unknown';
  if (has(value, 'answer', 'unknown')) return `is for the home to answer: ${String(value['ask'])}`;
  if (has(value, 'real', 'no')) return 'is invented: put a real one in its place';
  if (typeof value !== 'string') return null;
  if (key === 'toConfirm') return `is for the home to confirm: "${value}"`;
  // Zeros are a placeholder's telephone number.
  if (exampleHost.test(value) || value.includes('000 000')) return `is a placeholder: ${value}`;
  return null;
}

function has(value: unknown, key: string, wanted: string): value is Record<string, unknown> {
  return (value as Record<string, unknown> | null | undefined)?.[key] === wanted;
}

/** Outside the content: real pictures, and a team that approves payment details. */
export function otherFindings(photos: readonly { people: string }[], codeOwners: string): string[] {
  const rendered = photos.filter(({ people }) => people === 'rendered').length;
  const findings = [];
  if (rendered > 0)
    findings.push(`photos/photos.json: ${rendered} of ${photos.length} pictures are rendered`);
  if (codeOwners.includes('@example-org/'))
    findings.push('.github/CODEOWNERS: the team that approves payment details is a placeholder');
  return findings;
}

/** What the home should know but need not change. */
export function remarksOn(modules: ContentModules): string[] {
  return contentValues(modules).flatMap(({ field, value, file }) =>
    field === 'stories' && value === 'none'
      ? [`${file}: there are none: Get Involved shows no stories. It may stay so.`]
      : [],
  );
}

// `npm run launch-check`: what must be set before the site may go public.
if (import.meta.main) {
  const { photos } = JSON.parse(readFileSync('photos/photos.json', 'utf8')) as {
    photos: { people: string }[];
  };
  const content = await readContent();
  for (const remark of remarksOn(content)) console.log(`${remark}\n`);
  const findings = [
    ...contentFindings(content),
    ...otherFindings(photos, readFileSync('.github/CODEOWNERS', 'utf8')),
  ];
  // Warnings do not stop a launch: an urgent change may have to be published first.
  for (const warning of await warnings()) console.log(`Warning: ${warning}`);
  for (const finding of findings) console.log(finding);
  if (findings.length > 0) {
    console.log(`\nNot ready to launch: ${findings.length} left.`);
    process.exitCode = 1;
  } else {
    console.log('Ready to launch: nothing is a placeholder and nothing is unset.');
  }
}
