import { contactFaq } from '../../../src/content/faq.ts';
import { organization } from '../../../src/content/organization.ts';
import { founderNote } from '../../../src/content/story.ts';
import { expect, test } from '../setup/site-test.ts';
import { untilHydrated } from '../setup/hydration.ts';

const { phones, email } = organization;
const tel = (phone: string) => `tel:${phone.replaceAll(' ', '')}`;
const map = /^https:\/\/www\.google\.com\/maps\?q=/;

test.beforeEach(async ({ page }) => {
  await page.goto('/contact');
  await untilHydrated(page);
});

test('says how to reach the home, and when to come', async ({ page }) => {
  const main = page.getByRole('main');
  for (const phone of phones) {
    const link = main.getByRole('link', { name: phone, exact: true });
    await expect(link).toHaveAttribute('href', tel(phone));
  }
  await expect(main.getByRole('link', { name: email, exact: true })).toHaveAttribute(
    'href',
    `mailto:${email}`,
  );
  await expect(main.getByRole('link', { name: 'Call us' })).toHaveAttribute('href', tel(phones[0]));
  await expect(main.getByRole('link', { name: 'E-mail us' })).toHaveAttribute(
    'href',
    `mailto:${email}`,
  );
  for (const words of [
    'Monday-Friday 9AM-5PM',
    'Saturday and Sunday 10AM-3PM',
    'by appointment',
    founderNote.text,
  ]) {
    await expect(main.getByText(words, { exact: true })).toBeVisible();
  }
});

test('answers four questions', async ({ page }) => {
  const faq = page.getByRole('region', { name: 'Questions we are often asked' });
  await expect(faq.getByRole('term')).toHaveText(contactFaq.map(({ question }) => question));
  await expect(faq.getByRole('definition')).toHaveText(contactFaq.map(({ answer }) => answer));
  expect(contactFaq).toHaveLength(4);
  await expect(faq).toContainText('$50 monthly');
});

test('shows the way, and asks to call before visiting', async ({ page }) => {
  const place = page.getByRole('region', { name: 'Find us in Ruai' });
  await expect(place.getByText('Off Kangundo Road, Ruai')).toBeVisible();
  await expect(place.getByText('1 km from Ruai Junction')).toBeVisible();
  const directions = place.getByRole('link', { name: 'Get Directions' });
  await expect(directions).toHaveAttribute(
    'href',
    /^https:\/\/www\.google\.com\/maps\/dir\/\?api=1&destination=Off(?:\+|%20)Kangundo/,
  );
  await expect(directions).toHaveAttribute('target', '_blank');
  await expect(directions).toHaveAttribute('rel', /noopener/);
  await expect(place.getByRole('link', { name: 'Call Before Visiting' })).toHaveAttribute(
    'href',
    tel(phones[0]),
  );
});

test('asks for the outside map only when a visitor wants it [fault 40]', async ({
  page,
  allowedOutside,
}) => {
  allowedOutside.push(map);
  const asked: string[] = [];
  await page.route('https://www.google.com/**', async (route) => {
    asked.push(route.request().url());
    await route.fulfill({ contentType: 'text/html', body: '<h1>A map of Ruai</h1>' });
  });
  const place = page.getByRole('region', { name: 'Find us in Ruai' });
  await place.scrollIntoViewIfNeeded();
  await expect(page.locator('iframe')).toHaveCount(0);
  await place.getByRole('link', { name: 'Show the map' }).click();

  const frame = page.getByTitle(/^Map: Motherly Care Children's Home/);
  await expect(frame).toBeFocused();
  await expect(frame.contentFrame().getByRole('heading')).toHaveText('A map of Ruai');
  expect(asked).toHaveLength(1);
  expect(asked[0]).toMatch(/output=embed/);
  await expect(page).toHaveURL('/contact');
});

test('says where the home is though the map is blocked [fault 39]', async ({
  page,
  allowedOutside,
  expectedErrors,
}) => {
  allowedOutside.push(map);
  expectedErrors.push(/Failed to load resource/);
  await page.route('https://www.google.com/**', (route) => route.abort());
  const place = page.getByRole('region', { name: 'Find us in Ruai' });
  const before = await place.boundingBox();
  await place.getByRole('link', { name: 'Show the map' }).click();
  await expect(page.getByTitle(/^Map: /)).toBeVisible();
  expect((await place.boundingBox())?.height).toBe(before?.height);
  await expect(place.getByText('Off Kangundo Road, Ruai')).toBeVisible();
  await expect(place.getByRole('link', { name: 'Get Directions' })).toBeVisible();
});
