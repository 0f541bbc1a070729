import type { Page } from '@playwright/test';
import { organization } from '../../../src/content/organization.ts';
import { expectAccessible } from '../setup/accessible.ts';
import { untilHydrated } from '../setup/hydration.ts';
import { keepOpenedMails, openedMails, readMail } from '../setup/opened-mails.ts';
import { expect, test } from '../setup/site-test.ts';
import { expectLargeTargets } from '../setup/targets.ts';

// 27 November 2026 is a Friday.
const FRIDAY_NOON = '2026-11-27T12:00:00+03:00';
const LAST_HALF_MINUTE = '2026-11-27T16:59:30+03:00';

const section = (page: Page) => page.getByRole('region', { name: 'Come and see' });
const form = (page: Page) => page.getByRole('region', { name: 'Ask for a visit' });
const field = (page: Page, label: string) => form(page).getByLabel(label);
const ask = (page: Page) => form(page).getByRole('button', { name: 'Ask by e-mail' });

async function openAt(page: Page, time: string) {
  await keepOpenedMails(page);
  await page.clock.install({ time: new Date(Date.parse(time) - 1000) });
  await page.clock.pauseAt(new Date(time));
  await page.goto('/contact');
  await untilHydrated(page);
}

async function fillIn(page: Page, day: string, time: string) {
  await field(page, 'Day').fill(day);
  await field(page, 'Time').selectOption(time);
  await field(page, 'How many of you').fill('2');
  await field(page, 'Your name').fill('Amina\u202E Söhne');
  await field(page, 'Phone').fill('+254 700 000 000');
  await field(page, 'Note').fill('With our class\nand a teacher');
}

for (const timezoneId of ['Pacific/Pago_Pago', 'Africa/Nairobi', 'Pacific/Kiritimati']) {
  test.describe(`a visitor in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test('sees when it is open, closes with the minute, and reads the time in Nairobi [fault 116]', async ({
      page,
    }) => {
      await openAt(page, LAST_HALF_MINUTE);
      await expect(section(page)).toContainText('Visiting hours now · by appointment');
      await expect(section(page)).toContainText('It is 4:59PM there now.');
      await page.clock.runFor(29_000);
      await expect(section(page)).toContainText('Visiting hours now');
      await page.clock.runFor(1000);
      await expect(section(page)).toContainText('Closed now · opens Saturday 10AM');
      await expect(section(page)).toContainText('It is 5PM there now.');
    });

    test('asks for a day of Nairobi’s calendar [fault 116]', async ({ page }) => {
      await openAt(page, FRIDAY_NOON);
      await expect(field(page, 'Day')).toHaveAttribute('min', '2026-11-27');
      await fillIn(page, '2026-11-28', '11AM');
      await expect(form(page)).toContainText('You ask for Saturday 28 November 2026, 11AM');
      await ask(page).click();
      const { to, subject, body } = readMail((await openedMails(page))[0] ?? '');
      expect([to, subject]).toEqual([
        organization.email,
        'Ask for a visit: Saturday 28 November 2026, 11AM',
      ]);
      expect(body.split('\r\n')).toEqual([
        'Day: Saturday 28 November 2026',
        'Time: 11AM, Nairobi time',
        'How many: 2',
        'Name: Amina Söhne',
        'Phone: +254 700 000 000',
        '',
        'Note:',
        'With our class',
        'and a teacher',
        '',
        'Asked is not yet agreed. This message was written on the website.',
      ]);
    });
  });
}

test('is computed again when the page is shown again [fault 116]', async ({ page }) => {
  await openAt(page, FRIDAY_NOON);
  await expect(section(page)).toContainText('Visiting hours now');
  // No timer runs, as while a device sleeps.
  for (const [time, event, words] of [
    ['2026-11-29T20:00:00+03:00', 'pageshow', 'Closed now · opens Monday 9AM'],
    ['2026-11-30T09:00:00+03:00', 'visibilitychange', 'Visiting hours now'],
  ] as const) {
    await page.clock.setSystemTime(new Date(time));
    await page.evaluate((type) => {
      (type === 'pageshow' ? window : document).dispatchEvent(new Event(type));
    }, event);
    await expect(section(page)).toContainText(words);
  }
});

test('a day that has passed and a time outside the hours are refused with the hours [fault 115]', async ({
  page,
}) => {
  await openAt(page, FRIDAY_NOON);
  for (const [day, time, label, reason] of [
    ['2026-11-26', '11AM', 'Day', 'That time has passed in Nairobi.'],
    ['2026-11-27', '11:30AM', 'Time', 'That time has passed in Nairobi.'],
    ['2026-11-28', '9AM', 'Time', 'That is outside our visiting hours.'],
  ] as const) {
    await fillIn(page, day, time);
    await ask(page).click();
    await expect(field(page, label)).toBeFocused();
    await expect(field(page, label)).toHaveAccessibleDescription(
      `${reason} Our hours are Monday-Friday 9AM-5PM, Saturday and Sunday 10AM-3PM, Nairobi time.`,
    );
  }
  expect(await openedMails(page)).toEqual([]);
  await fillIn(page, '2026-11-28', '10AM');
  await ask(page).click();
  expect(await openedMails(page)).toHaveLength(1);
});

test('the link on the Visit tab leads to the form', async ({ page }) => {
  await page.goto('/get-involved?tab=visit');
  await untilHydrated(page);
  await page.getByRole('tabpanel').getByRole('link', { name: 'Ask for a visit' }).click();
  await expect(page).toHaveURL('/contact#visit');
  await expect(form(page)).toBeFocused();
  await expect(form(page).getByRole('heading')).toBeInViewport();
});

test.describe('at 320 px', () => {
  test.use({ viewport: { width: 320, height: 640 }, contextOptions: { reducedMotion: 'reduce' } });

  test('asking is accessible when it is refused and sent', async ({ page }) => {
    await keepOpenedMails(page);
    await page.goto('/contact');
    await untilHydrated(page);
    await fillIn(page, '2020-11-28', '11AM');
    await ask(page).click();
    await expect(field(page, 'Day')).toBeFocused();
    await expectAccessible(page, 'refused', { within: 'main' });
    const nextYear = new Date().getFullYear() + 1;
    await field(page, 'Day').fill(`${nextYear}-01-04`);
    await ask(page).click();
    await expect(page.getByRole('heading', { name: /mail app open/ })).toBeVisible();
    await expectAccessible(page, 'sent', { within: 'main' });
    await expectLargeTargets(page, 'sent');
  });
});
