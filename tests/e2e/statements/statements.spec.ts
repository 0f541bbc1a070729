import { organization } from '../../../src/content/organization.ts';
import { notFoundPage, sitePages } from '../../../src/site-map.ts';
import { expect, test } from '../setup/site-test.ts';
import { expectCount } from '../setup/visit-counter.ts';
import { untilHydrated } from '../setup/hydration.ts';

const statements = sitePages.filter((page) => page.navLabel === null);

test('there is a page about accessibility, one about privacy and one about safeguarding', () => {
  const paths = statements.map(({ path }) => path);
  expect(paths).toEqual(['/accessibility', '/privacy', '/safeguarding']);
});

for (const from of ['/gallery', notFoundPage.path]) {
  test(`every statement is one press away from the foot of ${from}`, async ({
    page,
    expectedErrors,
    isMobile,
  }) => {
    if (from === notFoundPage.path) expectedErrors.push(/404/);
    for (const { path, title } of statements) {
      await page.goto(from);
      await untilHydrated(page);
      const footer = page.getByRole('contentinfo');
      const links = footer.getByRole('navigation', { name: 'About this site' });
      const link = links.locator(`a[href="${path}"]`);
      const { height = 0 } = (await link.boundingBox()) ?? {};
      if (isMobile) expect(height).toBeGreaterThanOrEqual(44);
      await link.click();
      await expect(page).toHaveTitle(title);
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    }
  });
}

for (const { path } of statements) {
  test(`${path} says when it was last read, and leads to the home`, async ({ page }) => {
    await page.goto(path);
    const main = page.getByRole('main');
    await expect(main.getByText(/^Last reviewed on \d+ \w+ \d{4}$/)).toBeVisible();
    const call = main.getByRole('link', { name: `Call ${organization.phones[0]}` });
    await expect(call).toHaveAttribute('href', /^tel:\+\d+$/);
    const mail = main.getByRole('link', { name: `Write to ${organization.email}` });
    await expect(mail).toHaveAttribute('href', `mailto:${organization.email}`);
  });
}

test('the privacy page names all that a browser has kept after every page was read', async ({
  page,
  context,
}) => {
  for (const { path } of sitePages) {
    await page.goto(path);
    await untilHydrated(page);
  }
  await expectCount(page, /^Site visits: \d/);
  const kept = await page.evaluate(() => [
    ...Object.keys(window.sessionStorage),
    ...Object.keys(window.localStorage),
  ]);
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(() => indexedDB.databases())).toEqual([]);
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
  await page.goto('/privacy');
  const notes = page.getByRole('region', { name: 'What your browser keeps' });
  await expect(notes.getByRole('term')).toHaveText(['mcch-visited', 'mcch-visit-count']);
  expect(await notes.getByRole('term').allTextContents()).toEqual(kept);
});

test('the safeguarding page gives the numbers to call, as links', async ({ page }) => {
  await page.goto('/safeguarding');
  const tell = page.getByRole('region', { name: 'If you fear for a child' });
  const hrefs = tell.getByRole('link').evaluateAll((links) => {
    return links.map((link) => link.getAttribute('href'));
  });
  expect((await hrefs).slice(0, 2)).toEqual(['tel:999', 'tel:116']);
  await expect(tell.getByRole('link')).toHaveText(['999', '116', organization.phones[0]]);
});
