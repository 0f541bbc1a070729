import { sitePages } from '../../src/site-map.ts';
import { siteDifferences } from './site-differences.ts';

// `npm run verify-live -- https://…`: whether a live site still shows the payment details, phones and
// e-mail of this repository, and nothing that leads a gift elsewhere.
const given = URL.parse(process.argv[2] ?? '');
if (given?.protocol !== 'https:' && given?.protocol !== 'http:') {
  console.error('Name the site: npm run verify-live -- https://the-site.org');
  process.exit(2);
}

const differences = await siteDifferences(given.origin);
for (const { page, what, found, expected } of differences) {
  console.log(`${page}  ${what}: found ${found}; expected ${expected}`);
}
if (differences.length > 0) {
  console.log(`\n${given.origin} differs from this repository: ${differences.length} found.`);
  process.exitCode = 1;
} else {
  console.log(
    `${given.origin}: the ${sitePages.length} pages show this repository's payment details, phones and e-mail.`,
  );
}
