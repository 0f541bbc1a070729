import { readFileSync } from 'node:fs';

import { readContent } from '../content/read-content.ts';
import { contentFindings, otherFindings } from './launch-findings.ts';

// `npm run launch-check`: everything that must be set before the site may go public.
const { photos } = JSON.parse(readFileSync('photos/photos.json', 'utf8')) as {
  photos: { people: string }[];
};
const findings = [
  ...contentFindings(await readContent()),
  ...otherFindings(photos, readFileSync('.github/CODEOWNERS', 'utf8')),
];

for (const finding of findings) console.log(finding);
if (findings.length > 0) {
  console.log(`\nNot ready to launch: ${findings.length} left.`);
  process.exitCode = 1;
} else {
  console.log('Ready to launch: nothing is a placeholder and nothing is unset.');
}
