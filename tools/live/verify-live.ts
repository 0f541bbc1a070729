import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

import { localCounterSource } from '../site/visit-counter-settings.ts';
import { sitePages } from '../../src/site-map.ts';
import { liveFindings } from './live-findings.ts';

// `npm run verify-live -- https://…`: whether a live site still shows the payment details, phones and
// e-mail of this repository and nothing that leads a gift elsewhere, with the headers of its policy.
const distDir = resolve('dist');
const headersFile = resolve(distDir, '_headers');

function refuse(reason: string): never {
  console.error(reason);
  process.exit(2);
}

const given = URL.parse(process.argv[2] ?? '');
if (given?.protocol !== 'https:' && given?.protocol !== 'http:') {
  refuse('Name the site: npm run verify-live -- https://the-site.org');
}
if (!existsSync(headersFile))
  refuse('dist/ holds no built site to compare with; run: npm run build');
// As `npm start` and `npm test` build it: its policy and its scripts are not those that are published.
if (readFileSync(headersFile, 'utf8').includes(localCounterSource)) {
  refuse('dist/ was built with the local visit counter; run: npm run build');
}

const findings = await liveFindings(given.origin, distDir);
for (const line of findings) console.log(line);
if (findings.length > 0) {
  console.log(`\n${given.origin} differs from this repository: ${findings.length} found.`);
  console.log('If it was published from another commit, publish this one, or check out that one.');
  process.exitCode = 1;
} else {
  console.log(
    `${given.origin}: the ${sitePages.length} pages show this repository's payment details, phones and e-mail, and the host sends its headers.`,
  );
}
