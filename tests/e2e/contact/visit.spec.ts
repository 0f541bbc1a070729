import type { Page } from '@playwright/test';
import { homeSettings } from '../../../src/content/home-settings.ts';
import { messageTexts, visitMessage } from '../../../src/content/messages.ts';
import { organization } from '../../../src/content/organization.ts';
import { visitTexts } from '../../../src/content/page-texts/contact.ts';
import { askForVisit } from '../../../src/content/shared-texts.ts';
import { addDays, longDate, nairobiTime, weekdayOf } from '../../../src/lib/days.ts';
import { minutesOf, minuteText, timeText } from '../../../src/lib/time-of-day.ts';
import { daysText, hoursText } from '../../../src/components/visiting-hours.ts';
import { hoursOn, visitingState } from '../../../src/pages/contact/open-hours.ts';
import { visitTimes } from '../../../src/pages/contact/requested-visit.ts';
import { expectAccessible } from '../setup/accessible.ts';
import { holdApp, openHydrated, untilHydrated } from '../setup/hydration.ts';
import { keepOpenedMails, openedMails, readMail } from '../setup/opened-mails.ts';
import { expect, test } from '../setup/site-test.ts';
import { stopClock } from '../setup/stopped-clock.ts';

const { visitingHours } = organization;
const holidays = homeSettings.publicHolidays ?? [];

/** The days, from Monday, whose visiting hours end before midnight. */
const [today, next] = Array.from({ length: 14 }, (_, ahead) =>
  addDays('2026-11-23', ahead),
).flatMap((day) => {
  const hours = hoursOn(weekdayOf(day) ?? 'Sunday', visitingHours);
  const hasEnd = hours && minutesOf(hours.closes) < 24 * 60 && !holidays.includes(day);
  return hasEnd ? [{ day, hours, times: visitTimes([hours]) }] : [];
});
if (!today || !next) throw new Error('These tests need two days with an end');
const [, secondTime = ''] = today.times;
const [nextTime = ''] = next.times;

/** A time of today, or of another day, in Nairobi. */
const at = (time: string, day = today.day) => `${day}T${time.padStart(5, '0')}:00+03:00`;
const allHours = visitingHours.map((hours) => `${daysText(hours)} ${hoursText(hours)}`).join(', ');
const dayText = (day: string) => `${weekdayOf(day)} ${longDate(day)}`;
const timeThere = (minute: number) => visitTexts.nowThere.join(` ${minuteText(minute)} `);
const closed = (time: string) => {
  const state = visitingState(nairobiTime(Date.parse(time)), visitingHours, holidays);
  return `${visitTexts.closedNow}, ${visitTexts.opens} ${state.open ? '' : state.opens}`;
};

const section = (page: Page) => page.getByRole('region', { name: visitTexts.title });
const form = (page: Page) => page.getByRole('region', { name: askForVisit });
const field = (page: Page, label: string) => form(page).getByLabel(label);
const ask = (page: Page) => form(page).getByRole('button', { name: 'Ask by e-mail' });

async function openAt(page: Page, time: string) {
  await keepOpenedMails(page);
  await stopClock(page, time);
  await page.goto('/contact#visit');
  await untilHydrated(page);
}

async function fillIn(page: Page, day: string, time: string) {
  await field(page, 'Day').fill(day);
  await field(page, 'Time').selectOption(timeText(time));
  await field(page, 'How many people').fill('２');
  await field(page, 'Your name').fill('Amina\u202E Söhne');
  await field(page, 'Phone').fill('+٢٥٤ 700\u2011000\u2013000');
  await field(page, 'Note').fill('With our class\nand a teacher');
}

// src/lib/days.test.ts and src/pages/contact/visits.test.ts cover each day and hour of Nairobi.
test.describe('a visitor whose day begins 14 hours later than in Nairobi', () => {
  test.use({ timezoneId: 'Pacific/Pago_Pago' });

  test('sees whether the home is open now in Nairobi, to the minute', async ({ page }) => {
    const closing = at(today.hours.closes);
    const minutes = minutesOf(today.hours.closes);
    await openAt(page, new Date(Date.parse(closing) - 30_000).toISOString());
    const open = `${visitTexts.openNow}, ${organization.visitingCondition}`;
    await expect(section(page)).toContainText(open);
    await expect(section(page)).toContainText(timeThere(minutes - 1));
    await page.clock.runFor(29_000);
    await expect(section(page)).toContainText(open);
    await page.clock.runFor(1000);
    await expect(section(page)).toContainText(closed(closing));
    await expect(section(page)).toContainText(timeThere(minutes));

    // Time passes without a timer, as on a device that sleeps.
    for (const [time, event, words] of [
      [at(next.hours.opens, next.day), 'pageshow', visitTexts.openNow],
      [at(next.hours.closes, next.day), 'visibilitychange', visitTexts.closedNow],
    ] as const) {
      await page.clock.setSystemTime(new Date(time));
      await page.evaluate((type) => {
        (type === 'pageshow' ? window : document).dispatchEvent(new Event(type));
      }, event);
      await expect(section(page)).toContainText(words);
    }
  });

  // src/pages/contact/visits.test.ts covers each reason to refuse a day or a time.
  test('asks for a day from tomorrow on, and refuses others with the hours', async ({ page }) => {
    await openAt(page, at(secondTime));
    await expect(field(page, 'Day')).toHaveAttribute('min', addDays(today.day, 1));
    const firstDay = visitTexts.firstDay.join(` ${dayText(addDays(today.day, 1))}`);
    const byPhone = `${firstDay} ${organization.phones[0]}`;
    await fillIn(page, today.day, nextTime);
    await ask(page).click();
    await expect(field(page, 'Day')).toBeFocused();
    await expect(field(page, 'Day')).toHaveAccessibleDescription(
      `${visitTexts.refusals.today} Our hours are ${allHours}, Nairobi time. ${byPhone}`,
    );
    await page.clock.resume();
    await expectAccessible(page, 'refused', { within: 'main' });
    await field(page, 'Time').selectOption('');
    await field(page, 'Day').fill(next.day);
    await expect(field(page, 'Day')).toHaveAccessibleDescription(
      `${visitTexts.hoursOf} ${dayText(next.day)}: ${hoursText(next.hours)}, Nairobi time. ${byPhone}`,
    );
    await fillIn(page, next.day, nextTime);
    await field(page, 'Phone').fill('abc');
    await ask(page).click();
    await expect(field(page, 'Phone')).toBeFocused();
    await expect(field(page, 'Phone')).toHaveAccessibleDescription(visitTexts.phoneHint);
    expect(await openedMails(page)).toEqual([]);

    await fillIn(page, next.day, nextTime);
    const asked = `${dayText(next.day)} at ${timeText(nextTime)}`;
    await expect(form(page)).toContainText(`${visitTexts.youAsk} ${asked}`);
    await ask(page).click();
    const { to, subject, body } = readMail((await openedMails(page))[0] ?? '');
    expect([to, subject]).toEqual([organization.email, `${visitMessage.subject}: ${asked}`]);
    expect(body.split('\r\n')).toEqual([
      `Day: ${dayText(next.day)}`,
      `Time: ${timeText(nextTime)}, Nairobi time`,
      'How many people: 2',
      'Name: Amina Söhne',
      'Phone: +254 700-000-000',
      '',
      'Note:',
      'With our class',
      'and a teacher',
      '',
      visitMessage.ending,
    ]);
    const help = form(page).getByText(messageTexts.pressSend('email'));
    await expect(help).toBeVisible();
    await field(page, 'Day').fill(addDays(next.day, 1));
    await expect(help).toHaveCount(0);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the form is folded until it is pressed or the address asks for it', async ({ page }) => {
    await openHydrated(page, '/contact');
    await expect(form(page).locator('summary')).toHaveText(askForVisit);
    await expect(ask(page)).toBeHidden();
    await form(page).locator('summary').press('Enter');
    await expect(ask(page)).toBeVisible();

    await page.goto('/about');
    await holdApp(page);
    await page.goto('/contact#visit');
    await expect(ask(page)).toBeVisible();
    await expect(form(page)).toBeInViewport();
    await page.unrouteAll();

    await openHydrated(page, '/get-involved');
    await page.getByRole('link', { name: askForVisit }).last().click();
    await expect(page).toHaveURL('/contact#visit');
    await expect(ask(page)).toBeVisible();
    await expect(form(page)).toBeInViewport();
    await form(page).locator('summary').press('Enter');
    await expect(ask(page)).toBeHidden();
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test('the form stands open', async ({ page }) => {
      await page.goto('/contact');
      await expect(ask(page)).toBeVisible();
      await expect(form(page).locator('summary')).toBeHidden();
    });
  });
});

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 768, height: 1024 } });

  test('the form stands open', async ({ page }) => {
    await page.goto('/contact');
    await expect(ask(page)).toBeVisible();
    await expect(form(page).locator('summary')).toBeHidden();
  });
});
