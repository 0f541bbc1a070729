import type { Page } from '@playwright/test';
import { children } from '../../../src/content/children.ts';
import { organization } from '../../../src/content/organization.ts';
import { getInvolvedTexts } from '../../../src/content/page-texts/get-involved.ts';
import { callFirst, payments } from '../../../src/content/payments.ts';
import { openHydrated } from '../setup/hydration.ts';
import { lostTexts } from '../setup/lost-text.ts';
import { expect, test } from '../setup/site-test.ts';

const { address, descriptor, email, landmark } = organization;

/** As long as the home may fill them in, each with a word that is wider than a phone. */
const longFacts: readonly (readonly [string, string])[] = [
  [email, 'motherlycarechildrenshome@example.org'],
  [address.lines[0] ?? '', 'Kangundo-Road/Ruai-Junction-Shopping-Centre-Building, Ruai'],
  [landmark, 'behind the Mwalimu-Secondary-School-Administration-Block'],
  [descriptor, "Children's Home, Primary School & Kindergartenvorschule, Ruai"],
  ...children.map(({ name }) => [name, `Wanjikunyamburawambuimuthoni ${name}`] as const),
  ...children.map(({ story }) => [story, `${'m'.repeat(60)} ${story}`] as const),
];

const bank = 'Kooperationsgenossenschaftsbankgesellschaft, Kangundo-Road/Ruai Branch';

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll("'", '&#x27;');
}

/** Puts the long facts into the pages and their scripts alike, so that hydration finds what was built. */
async function fillIn(page: Page, path: string) {
  await page.route(/\/(?:assets\/[^/]+\.js|[a-z-]*)$/, async (route) => {
    const response = await route.fetch();
    let body = await response.text();
    for (const [fact, long] of longFacts) {
      body = body.replaceAll(fact, long).replaceAll(escaped(fact), escaped(long));
    }
    // The card there is the one that shows the bank as one text.
    if (path === '/get-involved')
      body = body
        .replaceAll('name:null,branch:null', `name:${JSON.stringify(bank)},branch:null`)
        .replace(
          `<p>${getInvolvedTexts.askForBank}</p>`,
          `<p>Bank: <strong translate="no">${bank}</strong></p>`,
        )
        .replace(`<p>${callFirst}</p>`, `<p>${payments.bank.kind}</p>`);
    await route.fulfill({ response, body });
  });
}

test.use({ viewport: { width: 320, height: 640 } });

test.describe(
  'with long names, addresses and an e-mail address',
  { tag: ['@desktop', '@thorough'] },
  () => {
    // Each has other facts in its main part; header and footer are the same everywhere.
    for (const path of ['/about', '/children', '/get-involved', '/give', '/contact', '/privacy']) {
      test(`${path} loses nothing and does not scroll sideways`, async ({ page }) => {
        await fillIn(page, path);
        await openHydrated(page, path);
        await expect(page.getByRole('contentinfo')).toContainText('motherlycarechildrenshome@');
        for (const width of [320, 412]) {
          await page.setViewportSize({ width, height: 640 });
          expect.soft(await lostTexts(page), `${width} px`).toEqual([]);
        }
      });
    }
  },
);
