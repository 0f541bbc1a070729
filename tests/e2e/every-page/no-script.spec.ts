import { waysToHelp } from '../../../src/content/ways-to-help.ts';
import { sitePages } from '../../../src/site-map.ts';
import { showLinkTo } from '../setup/main-links.ts';
import { expect, test } from '../setup/site-test.ts';

test.use({ javaScriptEnabled: false });

for (const { path, title } of sitePages) {
  test(`${path} can be read [fault 10] [fault 42]`, async ({ page }) => {
    await page.goto(path);
    await expect(page).toHaveTitle(title);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const headings = page.getByRole('main').getByRole('heading', { level: 2 });
    expect(await headings.count()).toBeGreaterThan(0);
    for (const heading of await headings.all()) await expect(heading).toBeVisible();
    await expect(page.getByText('Loading...')).toHaveCount(0);
    await expect(page.getByText('Site visits')).toBeHidden();
  });

  test(`${path} shows no button that only a script could answer`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // A browser itself opens a popover, obeys a command and submits a form.
    const answered = ':is([popovertarget], [command], form [type=submit])';
    await expect(page.locator(`button:not(${answered}):visible`)).toHaveCount(0);
  });
}

test('every page can be reached by the menu or the foot of the page [fault 42]', async ({
  page,
}) => {
  test.slow();
  for (const sitePage of sitePages) {
    await page.goto('/');
    const link = await showLinkTo(page, sitePage);
    await link.click();
    await expect(page).toHaveURL(sitePage.path);
  }
});

test.describe('on a narrow screen', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the open menu makes way for the focus when Tab leaves it [fault 42]', async ({ page }) => {
    await page.goto('/about');
    const button = page.getByRole('button', { name: 'Menu' });
    const menu = page.getByRole('navigation', { name: 'Main' });
    await button.press('Enter');
    await menu.getByRole('link', { name: 'Contact' }).focus();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('main').locator(':focus')).toBeInViewport();
    await expect(menu).toBeHidden();
    await page.keyboard.press('Shift+Tab');
    await expect(button).toBeFocused();
    await expect(menu).toBeVisible();
  });
});

test('all six ways to help stand one below the other [fault 42]', async ({ page }) => {
  await page.goto('/get-involved?tab=donate');
  for (const { title, description, includes, steps } of waysToHelp) {
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    for (const words of [description, ...includes, ...steps]) {
      await expect(page.getByRole('main').getByText(words, { exact: true }).first()).toBeVisible();
    }
  }
  await page.getByRole('link', { name: 'Volunteer', exact: true }).first().click();
  await expect(page.getByRole('heading', { name: waysToHelp[1].title })).toBeInViewport();
});

test('payment details can be read, and the way to them is a link [fault 42]', async ({ page }) => {
  await page.goto('/get-involved');
  for (const value of ['177338', 'MCCH', '5800555002', "Motherly Care Children's Home"]) {
    await expect(page.getByRole('strong').getByText(value, { exact: true })).toBeVisible();
  }
  await expect(page.getByText('177338', { exact: true })).not.toBeInViewport();
  await page.getByRole('link', { name: 'View Payment Options' }).click();
  await expect(page.getByText('177338', { exact: true })).toBeInViewport();
});

test('photos are links, and no filter offers itself [fault 42]', async ({ page }) => {
  await page.goto('/gallery');
  const photos = page.getByRole('region', { name: 'Photos' }).getByRole('link');
  await expect(photos).toHaveCount(21);
  for (const photo of await photos.all()) await expect(photo).toBeVisible();
  await expect(page.getByRole('button', { name: 'All Photos' })).toHaveCount(0);
});

test('a sponsor is led to a mail that names the child', async ({ page }) => {
  await page.goto('/children');
  for (const name of ['Children at Play', 'Graduation Students']) {
    const mail = page.getByRole('link', { name: `Support ${name}'s Education by e-mail` });
    await expect(mail).toBeVisible();
    const href = decodeURIComponent((await mail.getAttribute('href')) ?? '');
    expect(href).toMatch(/^mailto:/);
    expect(href).toContain(name);
  }
});

test('the message form becomes a mail, and the map a link', async ({ page }) => {
  await page.goto('/contact');
  const form = page.locator('form', { has: page.getByLabel('Message') });
  await expect(form).toBeVisible();
  const send = form.getByRole('button', { name: 'Send message' });
  await expect(send).toHaveAttribute('formaction', /^mailto:[^?]+\?subject=/);
  await expect(form).toHaveAttribute('method', 'post');
  await expect(form).toHaveAttribute('enctype', 'text/plain');
  // What the browser adds to its own words when it refuses spaces.
  const name = form.getByLabel('Name');
  await expect(name).toHaveAttribute('title', 'Please write more than spaces');
  const map = page.getByRole('link', { name: 'Show the map' });
  await expect(map).toBeVisible();
  await expect(map).toHaveAttribute('target', '_blank');
  await expect(page.locator('iframe')).toHaveCount(0);
});
