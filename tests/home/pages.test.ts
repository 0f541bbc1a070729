import { globSync, readFileSync } from 'node:fs';
import { chromium, type Page } from '@playwright/test';
import { afterAll, describe, expect, test } from 'vitest';
import { parseDocument, visit } from 'yaml';
import { organization } from '../../src/content/organization.ts';
import { paymentMethods } from '../../src/content/payments.ts';
import { notFoundPage, sitePages } from '../../src/site-map.ts';
import { launchOptions } from '../../tools/browser/launch-options.ts';
import { factsOfTests, factsOfSite } from '../../tools/facts/read-facts.ts';
import { serveSite } from '../../tools/serve-site.ts';
import { axeFaults } from '../e2e/setup/accessible.ts';
import { openHydrated } from '../e2e/setup/hydration.ts';
import { beginAt, INSTANT } from '../instant.ts';
import { builtPage, distDir, textOf } from '../site/built-site.ts';

// What dist/ says with the home's own facts. The tests of the code have facts of their own. A page is known by its
// address.

const site = await serveSite('dist');
const browser = await chromium.launch(launchOptions);

afterAll(async () => {
  await browser.close();
  await site.close();
});

// One, so that a page finds in the cache what another has fetched. A colour in transition has another contrast.
const context = await browser.newContext({ reducedMotion: 'reduce', baseURL: site.origin });
await beginAt(await context.newPage(), INSTANT);

async function openPage(path: string, width = 320): Promise<{ page: Page; faults: string[] }> {
  const page = await context.newPage();
  await page.setViewportSize({ width, height: 800 });
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  page.on('console', (message) => {
    const isNotFound = path === notFoundPage.path && message.text().includes('404');
    // React has put its own texts in the place of what the build wrote. It only warns.
    const isRenderedAgain = message.text().includes('rendered again');
    if (isRenderedAgain || (message.type() === 'error' && !isNotFound)) faults.push(message.text());
  });
  // The site's policy forbids reading the clipboard.
  await page.addInitScript(() => {
    navigator.clipboard.writeText = (text) => {
      document.documentElement.dataset['copied'] = text;
      return Promise.resolve();
    };
  });
  await openHydrated(page, path);
  return { page, faults };
}

describe.each([...sitePages, notFoundPage])('$path', ({ path }) => {
  test('opens without error, is no wider than the screen, and is accessible', async () => {
    const { page, faults } = await openPage(path);
    for (const width of [320, 1366]) {
      await page.setViewportSize({ width, height: 800 });
      const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      if (wider > 0) faults.push(`is ${wider} px wider than a screen of ${width} px`);
      const { found } = await axeFaults(page);
      // tests/home/dead-links.test.ts says in plain words which links have one name.
      const others = found.filter((fault) => !fault.startsWith('identical-links-same-purpose'));
      faults.push(...others.map((fault) => `at ${width} px, ${fault}`));
    }
    await page.close();
    expect(faults).toEqual([]);
  });

  test('shows phones, e-mail and address at its foot', () => {
    const { phones, email, address, landmark } = organization;
    const foot = builtPage(path).all('footer').map(textOf).join(' ');
    const missing = [...phones, email, ...address.lines, landmark].filter(
      (fact) => !foot.includes(fact),
    );
    expect(missing).toEqual([]);
  });
});

// A longer menu would take two lines at 1121 px, the least width at which it is meant to take one.
test('the menu of a wide screen has one line', async () => {
  const { page } = await openPage('/', 1121);
  const links = page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link')
    .filter({ visible: true });
  const tops = await links.evaluateAll((all) =>
    all.map((it) => Math.round(it.getBoundingClientRect().top)),
  );
  const heights = await links.evaluateAll((all) => all.map((it) => it.getClientRects().length));
  const names = await links.allTextContents();
  await page.close();
  const isOneLine = new Set(tops).size === 1 && Math.max(...heights) === 1;
  const problem = `src/site-map.ts: the menu does not fit into one line; expected shorter names, or inMenu taken out: ${names.join(', ')}`;
  expect(isOneLine ? [] : [problem]).toEqual([]);
});

const values = [...paymentMethods.mobileMoney.details, ...paymentMethods.bank.details].map(
  ({ value }) => value,
);

// docs/payment-details.md
test.each(['/get-involved', '/give'])('%s shows and copies every payment detail', async (path) => {
  const { page, faults } = await openPage(path);
  await page.evaluate(() => {
    for (const fold of document.querySelectorAll('details')) fold.open = true;
  });
  for (const value of values) {
    // On How to give a value stands twice: once for Kenya, once for abroad.
    const copy = page
      .getByRole('button')
      .filter({ hasText: new RegExp(`Copy.* ${RegExp.escape(value)}$`) });
    const row = copy.first().locator('xpath=..').locator('[translate="no"]');
    if ((await copy.count()) === 0 || (await row.textContent()) !== value) {
      faults.push(`does not show ${value}`);
      continue;
    }
    const isWhole = await row.evaluate((it) => {
      const { left, right } = it.getBoundingClientRect();
      return it.checkVisibility({ visibilityProperty: true }) && left >= 0 && right <= innerWidth;
    });
    if (!isWhole) faults.push(`does not show ${value} whole`);
    await copy.first().click();
    const copied = await page.locator('html').getAttribute('data-copied');
    if (copied !== value) faults.push(`copies "${String(copied)}" instead of ${value}`);
  }
  await page.close();
  expect(faults).toEqual([]);
});

test('no file holds a fact of the tests', () => {
  const own = new Set(textsIn(factsOfSite));
  const invented = textsIn(factsOfTests).filter(
    (text) => !own.has(text) && /\d{3}|example/i.test(text),
  );
  expect(invented).not.toHaveLength(0);
  const files = globSync('**/*.{html,js,txt,xml,vcf,ics}', { cwd: distDir });
  const found = files.flatMap((file) => {
    const text = readFileSync(distDir + file, 'utf8');
    return invented.filter((it) => text.includes(it)).map((it) => `${file} holds "${it}"`);
  });
  expect(found).toEqual([]);
});

function textsIn(folder: string): string[] {
  const texts: string[] = [];
  for (const file of globSync(`${folder}/*.yaml`))
    visit(parseDocument(readFileSync(file, 'utf8'), { schema: 'failsafe' }), {
      Scalar: (_key, { value }) => void texts.push(String(value)),
    });
  return texts.filter((text) => text.length > 5);
}
