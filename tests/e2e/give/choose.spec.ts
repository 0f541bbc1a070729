import { programs } from '../../../src/content/program-list.ts';
import { expectAccessible } from '../setup/accessible.ts';
import { expectAnnounced } from '../setup/announced.ts';
import { footerLink } from '../setup/main-links.ts';
import { holdApp, openHydrated, untilHydrated } from '../setup/hydration.ts';
import {
  amounts,
  arriveAt,
  expectAddress,
  expectGift,
  giftSlip,
  noteSlip,
  openGive,
  ownAmount,
  pay,
  purposes,
  take,
} from '../setup/giving.ts';
import { expect, test } from '../setup/site-test.ts';

const [{ id, title }, another] = programs;

test('no amount is chosen until the visitor has chosen one @journey', async ({ page }) => {
  await test.step('an open page has chosen no amount, and shows the first questions', async () => {
    await openGive(page);
    for (const [width, height] of [
      [1366, 657],
      [390, 664],
    ] as const) {
      await page.setViewportSize({ width, height });
      for (const fragment of ['kes-1000-monthly-for-most', '']) {
        await arriveAt(page, fragment);
        const where = page.getByRole('group', { name: 'Where do you pay from?' });
        await expect(where, `${width} px`).toBeInViewport({ ratio: 1 });
        const first = purposes(page).getByRole('radio').first();
        await expect(first, `${width} px`).toBeInViewport({ ratio: 1 });
        await expect(first).toHaveAccessibleName(/^Where it is needed most/);
        await expect(first).toBeChecked();
      }
    }
    await expect(giftSlip(page).getByRole('paragraph').first()).toHaveText(
      'How much? once for where it is needed most',
    );
    await expect(pay(page)).toContainText('you decide');
    await expect(pay(page).getByRole('button', { name: /Amount/ })).toHaveCount(0);
    await expect(noteSlip(page)).toContainText('How much?');
    await expectAccessible(page, 'open', { within: 'main' });
  });

  await test.step('each answer shows in the slip and is said', async () => {
    const place = () => pay(page).evaluate((it) => it.getBoundingClientRect().top + scrollY);
    const before = await place();
    await take(page, { often: 'Every month' });
    await expectAnnounced(page, 'How much?');
    await expect(pay(page)).toContainText('you decide');
    expect(await place(), 'longer words move nothing below them').toBe(before);
    const renamed = await purposes(page).evaluateHandle((group) => {
      const records: MutationRecord[] = [];
      const keep = (some: MutationRecord[]) => void records.push(...some);
      new MutationObserver(keep).observe(group, { subtree: true, attributeFilter: ['name'] });
      return records;
    });
    await take(page, { place: 1 });
    await expectGift(page, 'KSH 1,000 every month for where it is needed most');
    expect(await renamed.evaluate(({ length }) => length)).toBe(0);
    await expectAnnounced(page, 'KSH 1,000 every month for where it is needed most.');
    await take(page, { from: 'Another country' });
    await expectGift(page, '$10 every month for where it is needed most');
    await take(page, { from: 'Kenya' });
    await expect(giftSlip(page)).toContainText(
      'In a year: 12 × KSH 1,000 = KSH 12,000, about $92.50.',
    );
    await giftSlip(page).getByRole('link', { name: 'every month' }).click();
    await expect(page.getByRole('radio', { name: 'Every month' })).toBeFocused();
  });

  await test.step('a year at school shows how much of it is paid', async () => {
    await take(page, { purpose: 'A child’s year at school' });
    await expectGift(page, 'KSH 1,000 every month for a child’s year at school');
    await expect(giftSlip(page)).toContainText('KSH 12,000 of KSH 24,000: 6 months of 12');
    await expect(giftSlip(page).locator('[style*="--paid"]')).toHaveCSS('--paid', '6');
    await expect(amounts(page).getByRole('radio', { name: /half a year/ })).toBeChecked();
    await expectAccessible(page, 'chosen', { within: 'main' });
  });

  await test.step('what cannot be read is said when the field is left', async () => {
    // What can't be read is said when the field is left, and moves nothing away from the finger that leaves it.
    await ownAmount(page).fill('€ 50');
    await expect(ownAmount(page)).toHaveAccessibleDescription('');
    await giftSlip(page).getByRole('link', { name: 'See how to pay' }).click();
    await expect(pay(page)).toBeFocused();
    await expect(ownAmount(page)).toHaveAccessibleDescription(/^We count in shillings or dollars/);
    await expectAnnounced(page, /^We count in shillings or dollars/);
    await expectAccessible(page, 'refused', { within: '#choose' });
  });

  await test.step('a sum in the money of elsewhere is not taken over', async () => {
    await ownAmount(page).fill('$ 40');
    await expect(giftSlip(page)).toContainText('How much?');
    await page.getByRole('button', { name: 'Did you mean KSH 5,189?' }).click();
    await expectGift(page, 'KSH 5,189 every month for a child’s year at school');
    await expect(ownAmount(page)).toBeFocused();
    await expect(ownAmount(page)).toHaveValue('5,189');
    // An amount of one's own is emptied, and so is a refused one.
    await take(page, { from: 'Another country' });
    await expect(ownAmount(page)).toHaveValue('');
    await ownAmount(page).fill('KSH 5,000');
    await ownAmount(page).blur();
    await expect(ownAmount(page)).toHaveAccessibleDescription(
      'From another country, please write dollars.',
    );
    await expectAnnounced(page, 'From another country, please write dollars.');
    await expectAccessible(page, 'in the other currency', { within: '#choose' });
    await page.getByRole('button', { name: 'Did you mean $39?' }).click();
    await expectGift(page, '$39 every month for a child’s year at school');
    await ownAmount(page).fill('24000');
    await page.getByRole('button', { name: 'Did you mean KSH 24,000?' }).click();
    await expectGift(page, 'KSH 24,000 every month for a child’s year at school');
    await expect(page.getByRole('radio', { name: 'Kenya' })).toBeChecked();
  });
});

test('the address is the only memory of the choice @journey', async ({ page }) => {
  await openGive(page, 'kes-2000-monthly-for-school');
  const lead = page.locator('h1 + p');

  await test.step('what is chosen replaces what the link says', async () => {
    await expect(lead).toHaveText(
      'From your link: KSH 2,000 every month for a child’s year at school.',
    );
    await take(page, { typed: '1500' });
    await expectAddress(page, 'kes-1500-monthly-for-school');
    await expect(lead).toHaveText('You pay on your phone or at your bank, not on this page.');
  });

  await test.step('a reload keeps the choice', async () => {
    // Our own address is no link.
    await page.reload();
    await untilHydrated(page);
    await expectGift(page, 'KSH 1,500 every month for a child’s year at school');
    await expect(lead).toHaveText('You pay on your phone or at your bank, not on this page.');
    await expect(ownAmount(page)).toHaveValue('1,500');
    await pay(page).locator('a[href="#much"]').first().click();
    await expect(ownAmount(page)).toBeFocused();
  });

  await test.step('a refused amount stays in its field after Back', async () => {
    // An amount that is refused is not in the address.
    await ownAmount(page).fill('€ 50');
    await footerLink(page, '/about').click();
    await expect(page).toHaveURL('/about');
    await page.goBack();
    await expect(ownAmount(page)).toHaveValue('€ 50');
    // Another document.
    await page.goto('/icon.svg');
    await page.goBack();
    await untilHydrated(page);
    await expect(ownAmount(page)).toHaveValue('€ 50');
    await take(page, { typed: '1500' });
    await expectAddress(page, 'kes-1500-monthly-for-school');
  });

  await test.step('another link, Back and Forward change the choice', async () => {
    // Another link, Back and Forward.
    await arriveAt(page, 'usd-25-once-for-meals');
    await expectGift(page, '$25 once for a week of meals');
    await take(page, { place: 1 });
    await expectAddress(page, 'usd-50-once-for-meals');
    await page.goBack();
    // As it was typed, if the page has not yet taken leave of the field.
    await expect(ownAmount(page)).toHaveValue(/^1,?500$/);
    await page.goForward();
    await expect(amounts(page).getByRole('radio', { name: '$50' })).toBeChecked();
  });

  await test.step('a link that cannot be read says so', async () => {
    // A link that is whole, one whose gift is gone, and one that a messenger has cut.
    await arriveAt(page, 'kes-1000-monthly-for-school');
    await expectGift(page, 'KSH 1,000 every month for a child’s year at school');
    await expect(lead).toHaveText(
      'From your link: KSH 1,000 every month for a child’s year at school.',
    );
    await arriveAt(page, 'kes-1000-monthly-for-a-cow');
    await expect(pay(page)).toContainText('KSH 1,000 every month for where it is needed most.');
    await expect(lead).toHaveText(
      'From your link: KSH 1,000 every month. What the gift is for is not on our list now. Please choose it here.',
    );
    await arriveAt(page, 'kes-1000');
    await expect(lead).toHaveText(/^We could not read the amount/);
    await expect(pay(page)).toContainText('you decide');
  });
});

test('a choice made before hydration counts more than what the link says @journey', async ({
  page,
}) => {
  const release = await holdApp(page);
  await page.goto('/give#kes-1000-once-for-most');
  await take(page, { purpose: title });
  await take(page, { often: 'Every month' });
  await take(page, { place: 2 });
  await ownAmount(page).fill('');
  // The links to the four steps replace the address.
  const steps = page.getByRole('navigation', { name: 'The four steps' });
  await steps.getByRole('link', { name: 'Pay' }).click();
  release();
  await untilHydrated(page);
  await expectGift(page, `KSH 2,000 every month for the program ${title}`);
  await expectAddress(page, `kes-2000-monthly-for-${id}`);

  await page.goto('/about');
  const releaseAgain = await holdApp(page);
  await page.goto('/give');
  await take(page, { purpose: 'A child’s year at school' });
  await take(page, { often: 'Every month' });
  await take(page, { from: 'Another country' });
  releaseAgain();
  await untilHydrated(page);
  await expectGift(page, '$15.42 every month for a child’s year at school');
});

test('what is pressed last before hydration is what the gift is for, in the list or beside it', async ({
  page,
}) => {
  const release = await holdApp(page);
  await page.goto('/give');
  const most = purposes(page).getByRole('radio', { name: 'Where it is needed most' });
  await take(page, { purpose: title });
  await expect(purposes(page).getByRole('radio', { checked: true })).toHaveCount(0);
  await take(page, { purpose: 'Where it is needed most' });
  await expect(page.getByLabel('One of our programs')).toHaveValue('');
  await expect(most).toBeChecked();
  await take(page, { purpose: title });
  await take(page, { purpose: 'A child’s year at school' });
  release();
  await untilHydrated(page);
  await expectAddress(page, 'kes-24000-once-for-school');
  await expect(page.getByLabel('One of our programs')).toHaveValue('');
});

test('a program that a link names is chosen in the list of programs, and named in the note', async ({
  page,
}) => {
  await openHydrated(page, '/programs');
  await page.getByRole('link', { name: `Fund ${title}` }).click();
  await expectAddress(page, `for-${id}`);
  await expect(page.locator('h1 + p')).toHaveText(`From your link: for the program ${title}.`);
  await expect(purposes(page).getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(page.getByLabel('One of our programs')).toHaveValue(id);
  await take(page, { typed: '1000' });
  await expectGift(page, `KSH 1,000 once for the program ${title}`);
  await take(page, { purpose: another.title });
  await expectGift(page, `KSH 1,000 once for the program ${another.title}`);
  await expect(page.getByLabel('One of our programs')).toHaveValue(another.id);
  const inNote = page.getByRole('group', { name: 'Tell us' }).getByLabel('What is it for?');
  await expect(inNote.locator('option:checked')).toHaveText(`As above: ${another.title}`);

  // Right to left, its arrow is at the left.
  const program = page.getByLabel('One of our programs');
  await expect(program).toHaveCSS('background-position-x', /100%|right/);
  await page.evaluate(() => Object.assign(document.documentElement, { dir: 'rtl' }));
  await expect(program).not.toHaveCSS('background-position-x', /100%|right/);
});
