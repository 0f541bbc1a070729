import type { Page } from '@playwright/test';
import { messageTexts } from '../../../src/content/messages.ts';
import { expectAccessible } from '../setup/accessible.ts';
import { allowCopying } from '../setup/clipboard.ts';
import { holdApp, openHydrated, untilHydrated } from '../setup/hydration.ts';
import { keepOpenedMails, openedMails, readMail } from '../setup/opened-mails.ts';
import { expect, test } from '../setup/site-test.ts';
import { stopClock } from '../setup/stopped-clock.ts';

// tests/facts/home.yaml has the hours. 23 November 2026 is a Monday.
const monday = '2026-11-23';
const tuesday = '2026-11-24';
const allHours = 'Monday, Tuesday, Thursday and Friday 8:30AM-4PM, Saturday and Sunday 11AM-2:30PM';

const section = (page: Page) => page.getByRole('region', { name: 'Come and see' });
const form = (page: Page) => page.getByRole('region', { name: 'Ask for a day to visit' });
const field = (page: Page, label: string) => form(page).getByLabel(label);
const ask = (page: Page) => form(page).getByRole('button', { name: 'Ask by e-mail' });

async function openAt(page: Page, instant: string) {
  await keepOpenedMails(page);
  await stopClock(page, instant);
  await page.goto('/contact#visit');
  await untilHydrated(page);
}

async function fillIn(page: Page, day: string, time: string) {
  await field(page, 'Day').fill(day);
  await field(page, 'Time').selectOption(time);
  await field(page, 'How many people').fill('２');
  await field(page, 'Your name').fill('Amina\u202E Söhne');
  await field(page, 'Phone').fill('+٢٥٤ 700\u2011000\u2013000');
  await field(page, 'Note').fill('With our class\nand a teacher');
}

// src/lib/days.test.ts and src/pages/contact/opening.test.ts cover each day and hour of Nairobi.
// The visitor's day begins 14 hours later than in Nairobi.
test.use({ timezoneId: 'Pacific/Pago_Pago' });

test.describe('half a minute before the home closes', () => {
  test.use({ instant: '2026-11-23T15:59:30+03:00' });
  test('the page says to the minute whether the home is open now in Nairobi', async ({
    page,
    instant,
  }) => {
    await openAt(page, instant);
    const open = 'Visiting hours now, by appointment';
    await expect(section(page)).toContainText(open);
    await expect(section(page)).toContainText('It is now 3:59PM here.');
    await page.clock.runFor(29_000);
    await expect(section(page)).toContainText(open);
    const row = section(page).getByText('Monday, Tuesday, Thursday and Friday', { exact: true });
    await expect(row).toHaveCSS('color', 'rgb(33, 86, 57)');
    await page.clock.runFor(1000);
    await expect(section(page)).toContainText('Closed to visitors now, opens Tuesday 8:30AM');
    await expect(section(page)).toContainText('It is now 4PM here.');
    await expect(row).toHaveCSS('color', 'rgb(34, 26, 46)');
    await page.clock.runFor(120_000);
    await expect(section(page)).toContainText('It is now 4:02PM here.');

    // Time passes without a timer, as on a device that sleeps.
    for (const [time, event, words] of [
      ['2026-11-24T08:30:00+03:00', 'pageshow', 'Visiting hours now'],
      ['2026-11-24T16:00:00+03:00', 'visibilitychange', 'Closed to visitors now'],
    ] as const) {
      await page.clock.setSystemTime(new Date(time));
      await page.evaluate((type) => {
        (type === 'pageshow' ? window : document).dispatchEvent(new Event(type));
      }, event);
      await expect(section(page)).toContainText(words);
    }
  });
});

test.describe('on a Monday morning', () => {
  test.use({ instant: `${monday}T09:00:00+03:00` });
  // src/pages/contact/opening.test.ts covers each reason to refuse a day or a time.
  test('a visitor can ask for a day from tomorrow on, at an hour when the home is open @journey', async ({
    page,
    context,
    instant,
  }) => {
    await openAt(page, instant);
    await test.step('the day can be from tomorrow on', async () => {
      await expect(field(page, 'Day')).toHaveAttribute('min', tuesday);
      // Orca reads the name of the group, and not the field's own.
      const limits = form(page).getByRole('group', { name: 'Day from 24 November 2026' });
      await expect(limits.getByLabel('Day')).toBeVisible();
    });

    const byPhone = 'Please ask a day or more ahead. To come sooner, please call +254 000 000 117';
    await test.step('today is refused, with the hours and the phone number', async () => {
      await fillIn(page, monday, '8:30AM');
      await ask(page).click();
      await expect(field(page, 'Day')).toBeFocused();
      await expect(field(page, 'Day')).toHaveAccessibleDescription(
        `To come today, please call us. Our hours are ${allHours}, Nairobi time. ${byPhone}`,
      );
      await page.clock.resume();
      await expectAccessible(page, 'refused', { within: 'main' });
    });

    await test.step('a time at which the home is closed on the chosen day is refused, and the hours of the day are shown', async () => {
      // A Saturday, which begins later.
      await field(page, 'Day').fill('2026-11-28');
      await ask(page).click();
      await expect(field(page, 'Time')).toBeFocused();
      await field(page, 'Time').selectOption('');
      await field(page, 'Day').fill(tuesday);
      await expect(field(page, 'Day')).toHaveAccessibleDescription(
        `Visiting hours on Tuesday 24 November 2026: 8:30AM-4PM, Nairobi time. ${byPhone}`,
      );
    });

    await test.step('no way to send takes letters for a phone number', async () => {
      await fillIn(page, tuesday, '8:30AM');
      await field(page, 'Phone').fill('abc');
      for (const name of ['Ask by e-mail', 'SMS', 'Copy message']) {
        await form(page).getByRole('button', { name }).click();
        await expect(field(page, 'Phone')).toBeFocused();
      }
      await expect(field(page, 'Phone')).toHaveAccessibleDescription(
        'Please write one phone number in figures, with its country code if it is from abroad',
      );
      expect(await openedMails(page)).toEqual([]);
    });

    await test.step('the mail says what the visitor asks for', async () => {
      await fillIn(page, tuesday, '8:30AM');
      const asked = 'Tuesday 24 November 2026 at 8:30AM';
      await expect(form(page)).toContainText(`You are asking for ${asked}`);
      await ask(page).click();
      const { to, subject, body } = readMail((await openedMails(page))[0] ?? '');
      expect([to, subject]).toEqual([
        'office.of-the-home@long-name-of-a-home.example',
        `Request for a visit: ${asked}`,
      ]);
      expect(body.split('\r\n')).toEqual([
        'Day: Tuesday 24 November 2026',
        'Time: 8:30AM, Nairobi time',
        'How many people: 2',
        'Name: Amina Söhne',
        'Phone: +254 700-000-000',
        '',
        'Note:',
        'With our class',
        'and a teacher',
        '',
        'This is a request. The visit is agreed once the home has confirmed it. This message was written on the website.',
      ]);
    });

    await test.step('another day takes away what is said about the last mail', async () => {
      const help = form(page).getByText(messageTexts.pressSend('email'));
      await expect(help).toBeVisible();
      await field(page, 'Day').fill('2026-11-26');
      await expect(help).toHaveCount(0);
    });

    await test.step('a copied message says where to paste it until the message changes', async () => {
      // After Copy alone the home has received nothing. Another word, and the copy is an old one.
      await allowCopying(context);
      await form(page).getByRole('button', { name: 'Copy message' }).click();
      await expect(form(page).getByRole('button', { name: 'Copied ✓' })).toBeVisible();
      const pasteInto = form(page).locator('p', { hasText: messageTexts.pasteInto });
      await expect(pasteInto.getByRole('link', { name: '+254 000 000 117' })).toHaveAttribute(
        'href',
        'sms:+254000000117',
      );
      await field(page, 'Note').fill('With our class alone');
      await expect(pasteInto).toHaveCount(0);
      await expect(form(page).getByRole('button', { name: 'Copy message' })).toBeVisible();
    });
  });
});

test('the form is folded until a visitor presses it or the address asks for it', async ({
  page,
}) => {
  await test.step('a press unfolds the form', async () => {
    await openHydrated(page, '/contact');
    await expect(ask(page)).toBeHidden();
    await form(page).locator('summary').press('Enter');
    await expect(ask(page)).toBeVisible();
  });

  await test.step('the address unfolds the form before hydration, and a click folds it afterwards', async () => {
    await page.goto('/about');
    const release = await holdApp(page);
    await page.goto('/contact#visit');
    await expect(ask(page)).toBeVisible();
    await expect(form(page)).toBeInViewport();
    release();
    await untilHydrated(page);
    await form(page).locator('summary').click();
    await expect(ask(page)).toBeHidden();
    await page.unrouteAll();
  });

  await test.step('a link of another page unfolds the form and brings it into view', async () => {
    await openHydrated(page, '/get-involved');
    await page.getByRole('link', { name: 'Ask for a day to visit' }).last().click();
    await expect(page).toHaveURL('/contact#visit');
    await expect(ask(page)).toBeVisible();
    await expect(form(page)).toBeInViewport();
  });
});

test('the field for a day is as high and as wide as its neighbours', async ({ page }) => {
  await openHydrated(page, '/contact#visit');
  const box = (label: string) => field(page, label).boundingBox();
  const name = await box('Your name');
  expect(name?.height).toBe(50);
  expect(await box('Day')).toMatchObject({ height: 50, width: name?.width });
  // On a date field that looks native, iOS replaces the height and the width.
  await expect(field(page, 'Day')).toHaveCSS('appearance', 'none');
});
