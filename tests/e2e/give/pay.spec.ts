import { bankAccount, email, paybill, paybillName } from '../../expected-facts.ts';
import { expectAccessible } from '../setup/accessible.ts';
import { expectAnnounced } from '../setup/announced.ts';
import { allowCopying, pasteInto } from '../setup/clipboard.ts';
import { amounts, arriveAt, giftBar, openGive, ownAmount, pay, take } from '../setup/giving.ts';
import { openHydrated } from '../setup/hydration.ts';
import { keepOpenedMails, openedMails, readMail } from '../setup/opened-mails.ts';
import { expect, test } from '../setup/site-test.ts';

test('the steps give the sum of each payment, which is copied in digits @journey', async ({
  page,
  context,
}) => {
  await allowCopying(context);
  await keepOpenedMails(page);
  await openGive(page, 'kes-2000-monthly-for-school');
  const bank = pay(page).locator('#bank');
  const account = bank.getByText(bankAccount, { exact: true });
  const copy = (name: string) => pay(page).getByRole('button', { name: `Copy ${name}` });
  const copied = pay(page).getByRole('button', { name: /^Copied ✓/ });

  await test.step('each way to pay has its sums and sentences', async () => {
    await expect(copy('Amount KSH 2,000').first()).toBeVisible();
    await expect(pay(page)).toContainText('Every month? Set it up once');
    await expect(account).toBeHidden();
    await pay(page).getByText('By bank, or from abroad').click();
    await expect(account).toBeVisible();
    await expect(copy('Amount from abroad $15.42')).toBeVisible();
    await expect(copy("Payment reference Gift for a child's year at school")).toBeVisible();
    await expect(bank).toContainText('Kenya has no IBAN');
    await expect(bank.getByRole('link', { name: 'what we say about receipts' })).toHaveAttribute(
      'href',
      '/contact#faq',
    );
    await bank.getByRole('link', { name: 'Ask by e-mail' }).click();
    const { to, body } = readMail((await openedMails(page))[0] ?? '');
    expect([to, body.startsWith('I would like to give by bank transfer. Please send')]).toEqual([
      email,
      true,
    ]);
    await copy('Amount KSH 2,000').first().click();
    await expect(copied).toHaveAccessibleName('Copied ✓ Amount KSH 2,000');
    expect(await pasteInto(page.getByLabel('Your name'))).toBe('2000');
  });

  await test.step('another country is told of the bank first, and M-PESA is folded', async () => {
    await arriveAt(page, 'usd-50-once-for-stationery');
    await expect(account).toBeVisible();
    await expect(pay(page).getByText('This website takes no cards and no PayPal.')).toBeVisible();
    await expect(pay(page)).toContainText('takes payments from Kenyan M-PESA accounts only.');
    await expect(copy('Amount from abroad $50')).toBeVisible();
    await bank.getByRole('link', { name: 'Ask by e-mail' }).click();
    const { subject, body } = readMail((await openedMails(page)).at(-1) ?? '');
    expect(subject).toBe('Bank details for a transfer from abroad');
    expect(body).toMatch(/^I would like to give by bank transfer from abroad\. Please send me/);
    await expect(copy(paybillName)).toBeHidden();
    await expectAccessible(page, 'another country', { within: '#pay' });
    await pay(page).getByText('From Kenya, with M-PESA').click();
    await expect(copy('Amount ($50) KSH 6,500')).toBeVisible();
    await expect(pay(page)).not.toContainText('Set it up once');
  });

  await test.step('the gift is copied as a link for somebody in Kenya', async () => {
    await pay(page).getByRole('button', { name: 'Copy the link' }).click();
    expect(await pasteInto(page.getByLabel('Your name'))).toMatch(
      /\/give#kes-6500-once-for-stationery$/,
    );
  });

  await test.step('a gift above the limits of M-PESA is parted, or paid through the bank', async () => {
    await arriveAt(page, 'kes-500001-once-for-most');
    await expect(pay(page)).toContainText('3 M-PESA payments of KSH 166,667, on 2 days.');
    await expect(copy('Amount, 3 times KSH 166,667')).toBeVisible();
    await pay(page).getByRole('link', { name: 'through the bank' }).click();
    await expect(bank).toBeFocused();
    await expect(account).toBeVisible();
    await expectAccessible(page, 'above the limit', { within: '#pay' });
    await arriveAt(page, 'kes-2000000-once-for-most');
    await expect(pay(page)).toContainText('Please pay through the bank.');
    await expect(pay(page)).not.toContainText(paybill);
  });

  await test.step('a copy by hand ends the mark of the last copy, even after the amount’s row has gone', async () => {
    await copy('Account number (KES)').click();
    await expect(copied).toHaveCount(1);
    await page.getByRole('heading', { level: 1 }).selectText();
    await page.keyboard.press('ControlOrMeta+C');
    await expect(copied).toHaveCount(0);
  });
});

test('the bar at the foot leads on to the next step, and covers no field', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await openGive(page, 'kes-1000-monthly-for-most');
  const scrollTo = (top: number) =>
    page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
  // Each step sees the bar before it sees it gone: otherwise the bar could be gone because the page has not looked yet.
  await scrollTo(500);
  await expect(giftBar(page)).toHaveText('Pay');
  // The head says what the link holds.
  await scrollTo(0);
  await expect(giftBar(page)).toHaveCount(0);
  await scrollTo(500);
  await expect(giftBar(page)).toHaveText('Pay');
  // Nothing is chosen.
  await arriveAt(page, '');
  await expect(giftBar(page)).toHaveCount(0);
  await arriveAt(page, 'kes-1000-monthly-for-most');
  await scrollTo(500);
  await expect(giftBar(page)).toHaveText('Pay');
  await take(page, { often: 'Once' });
  // The head says it no more.
  await scrollTo(0);
  await expect(giftBar(page)).toHaveText('Pay');
  await ownAmount(page).click();
  await expect(giftBar(page)).toBeHidden();
  await ownAmount(page).blur();
  await giftBar(page).click();
  await expect(pay(page)).toBeFocused();
  await expect(giftBar(page)).toHaveText('I paid');
  await giftBar(page).click();
  await expect(page.getByRole('group', { name: 'Tell us' })).toBeFocused();
  await expect(giftBar(page)).toHaveCount(0);
  // On a low window the header would take a fifth.
  await page.setViewportSize({ width: 390, height: 300 });
  await expect(page.getByRole('banner')).not.toBeInViewport();
});

test('a browser that can’t observe what is in view leaves only the bar at the foot out', async ({
  page,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'IntersectionObserver'));
  await openGive(page);
  await take(page, { often: 'Every month' });
  await expect(pay(page)).toContainText(paybill);
});

test('a visitor can save the reminder, the link, the card and the poster for later', async ({
  page,
  context,
}) => {
  await allowCopying(context);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', {
      value: (shared: ShareData) => Promise.resolve(Object.assign(window, { shared })),
    });
  });
  // With what a messenger has added.
  await openHydrated(page, '/give?fbclid=1#kes-1000-monthly-for-most');
  const keep = page.getByRole('group', { name: 'Save for later' });
  const day = keep.getByRole('group', { name: 'Day to pay from today' }).getByLabel('Day to pay');
  await expect(day).toHaveValue('2026-12-01');
  for (const refused of ['2026-11-25', '']) {
    await day.fill(refused);
    await keep.getByRole('button', { name: 'Add to my calendar' }).click();
    await expect(day).toBeFocused();
  }
  await expect(keep).not.toContainText('until you delete it');
  await day.fill('2026-12-31');
  const saved = page.waitForEvent('download');
  await keep.getByRole('button', { name: 'Add to my calendar' }).click();
  expect((await saved).suggestedFilename()).toBe('kes-1000-monthly-for-most-2026-12-31.ics');
  await expect(keep).toContainText(
    '31 December 2026, then on the last day, every month, until you delete it.',
  );
  await expectAnnounced(page, /31 December 2026/);
  await keep.getByRole('button', { name: 'Copy the link' }).click();
  await expect(keep.getByRole('button', { name: 'Copied ✓' })).toBeVisible();
  expect(await pasteInto(page.getByLabel('Your name'))).toMatch(
    /\/give#kes-1000-monthly-for-most$/,
  );
  await keep.getByRole('button', { name: 'Share' }).click();
  expect(await page.evaluate('shared.url')).toMatch(/\/give#kes-1000-monthly-for-most$/);
  for (const name of ['Save Payment card', 'Print Payment card', 'Save Poster', 'Print Poster']) {
    const file = page.waitForEvent('download');
    await keep.getByRole('link', { name }).click();
    expect((await file).suggestedFilename()).toMatch(/^(?:payment-card|poster)\.(?:png|pdf)$/);
  }
  await expectAccessible(page, 'to keep', { within: '#keep' });
  // Another gift has another day.
  await take(page, { purpose: 'A week of meals' });
  await expect(amounts(page)).toBeVisible();
  await expect(keep).not.toContainText('until you delete it');
});
