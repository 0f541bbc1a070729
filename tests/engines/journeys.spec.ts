import { expect } from '@playwright/test';
import { contactSubjects } from '../../src/content/contact-subjects.ts';
import {
  gallerySlugs,
  galleryPhotos,
  type GallerySlug,
} from '../../src/content/gallery-photos.generated.ts';
import { waysToHelp } from '../../src/content/ways-to-help.ts';
import { pageAt } from '../../src/site-map.ts';
import { servePageInPieces } from '../e2e/setup/page-in-pieces.ts';
import { readMail } from '../e2e/setup/opened-mails.ts';
import { paybill, paybillName, paymentDetails, waitingGroup } from '../expected-facts.ts';
import { test, type Visitor } from './visitor.ts';

const programs = pageAt('/programs');

/** Checks the slip, both payment cards, the note and the address. */
async function expectThousandMonthly({ find, address }: Visitor) {
  const sentence = 'KSH 1,000 every month for a child’s year at school';
  await expect.poll(find('group', 'Your gift').text).toContain(sentence);
  await expect.poll(address).toBe('/give#kes-1000-monthly-for-school');
  for (const row of ['Amount KSH 1,000', 'Amount from abroad $7.71'])
    await expect.poll(find('group', 'Pay').text).toContain(`Copy ${row}`);
  await expect.poll(find('group', 'What you send').text).toContain(`${sentence}.`);
}

/** A page scrolls by itself after a link: a click on its way would miss. */
async function untilStill({ ask }: Visitor) {
  let before = Number.NaN;
  const stands = async () => {
    const now = await ask('scrolled');
    const isStill = now === before;
    before = now;
    return isStill;
  };
  await expect.poll(stands, { intervals: [500] }).toBe(true);
}

test('a link leads to the top of a page, and Back to the old place', async ({
  visitor: { ask, goTo, address, back, find, untilHydrated, openHydrated },
  baseURL,
}) => {
  const link = find('contentinfo').find('link', programs.name);
  await using site = await servePageInPieces(baseURL ?? '');
  const release = site.holdApp();
  await goTo(`${site.origin}/about`);
  await link.click();
  await expect.poll(address).toBe(programs.path);
  expect(await ask('isHydrated')).toBe(false);
  release();
  await untilHydrated();
  await back();
  await expect.poll(address).toBe('/about');
  await expect.poll(link.isInView).toBe(true);

  await openHydrated('/about');
  await link.click();
  await expect.poll(() => ask('title')).toBe(programs.title);
  await expect.poll(find('heading', programs.name).isFocused).toBe(true);
  await expect.poll(() => ask('scrolled')).toBe(0);
  await back();
  await expect.poll(link.isInView).toBe(true);
});

test('a phone’s menu opens, closes by Escape, and leads on', async ({ visitor, engineName }) => {
  const { find, address } = visitor;
  await visitor.resize(390, 844);
  await visitor.openHydrated('/');
  const menu = find('button', 'Menu');
  const links = find('navigation', 'Main').find('link');
  // It has no popovers, and shows the links.
  if (engineName === 'chromium-103') return expect.poll(links.count).toBeGreaterThan(5);
  await menu.click();
  await expect.poll(links.count).toBeGreaterThan(5);
  await visitor.pressEscape();
  await expect.poll(links.count).toBe(0);
  expect(await menu.isFocused()).toBe(true);
  await menu.click();
  await find('navigation', 'Main').find('link', programs.name).click();
  await expect.poll(address).toBe(programs.path);
  await expect.poll(links.count).toBe(0);
});

test('a sponsor’s dialog refuses a missing field and opens one mail', async ({ visitor }) => {
  const { find, ask } = visitor;
  const opener = find('button', `Support ${waitingGroup}' Education`);
  const dialog = find('dialog', `Support ${waitingGroup}`);
  await visitor.open('/children');
  await opener.click();
  await expect.poll(dialog.count).toBe(1);
  await visitor.pressEscape();
  await expect.poll(opener.isFocused).toBe(true);

  await opener.click();
  expect(await dialog.find('textbox', 'Full name').isExposed()).toBe(true);
  await dialog.find('textbox', 'Full name').type('Jane & John Wanjiru');
  const send = dialog.find('button', 'Send my offer of support');
  await send.click();
  await expect.poll(dialog.find('textbox', 'E-mail').isFocused).toBe(true);
  expect(await ask('take', 'mails')).toEqual([]);
  await dialog.find('textbox', 'E-mail').type('jane+home@example.com');
  // The thanks go after three seconds, unless the visitor does something.
  await ask('keepMoving');
  await send.click();
  const thanks = find('dialog', 'Thank You!');
  await expect.poll(thanks.count).toBe(1);
  const mails = await ask('take', 'mails');
  expect(mails).toHaveLength(1);
  expect(readMail(mails[0] ?? '').body).toContain('Full name: Jane & John Wanjiru\r\n');
  await thanks.find('button', 'Close').click();
  await expect.poll(opener.isFocused).toBe(true);
});

test('KSH 1,000 a month that is chosen from Home on is the same sum everywhere', async ({
  visitor,
  engineName,
}) => {
  test.slow();
  const { find, ask, address, back } = visitor;
  await visitor.resize(360, 740);
  await visitor.openHydrated('/');
  await expect.poll(() => ask('hasPicture')).toBe(true);
  await find('banner').find('link', 'Donate Now').click();
  await expect.poll(address).toBe('/get-involved?tab=donate');
  const howToGive = find('region', 'How to Donate').find('link', 'How to give');
  await expect.poll(find('heading', 'How to Donate').isInView).toBe(true);
  // Chromium 103 does not know :has(), and shows the panels of all six ways.
  expect(await find('tabpanel').count()).toBe(engineName === 'chromium-103' ? 6 : 1);
  await untilStill(visitor);
  await howToGive.click();
  await expect.poll(address).toBe('/give');
  await untilStill(visitor);
  await find('radio', 'A child’s year at school…').click();
  await find('radio', 'Every month').click();
  await find('textbox', 'Your own amount').type('1000');
  await expectThousandMonthly(visitor);

  await find('button', 'Add to my calendar').click();
  await expect
    .poll(async () => (await ask('take', 'files')).join('').replaceAll('\\', ''))
    .toContain(': KSH 1,000\r\n');

  await find('textbox', 'Your name').type('Amina Söhne');
  await find('textbox', 'Your phone or e-mail').type('0700 000 000');
  await find('button', 'Send by e-mail').click();
  await expect
    .poll(async () => decodeURIComponent((await ask('take', 'mails')).join('')))
    .toMatch(/^mailto:.*Gift: KSH 1,000 every month for a child’s year at school/s);

  await visitor.reload();
  await expectThousandMonthly(visitor);
  await visitor.openHydrated('/privacy');
  await back();
  await expect.poll(find('textbox', 'Your name').count).toBe(1);
  await visitor.untilHydrated();
  await expectThousandMonthly(visitor);

  await ask('translate');
  await find('radio', 'Every 3 months').click();
  await expect.poll(find('group', 'Pay').text).toContain('KSH 3,000 every three months');
  await find('radio', 'Every month').click();
  await expectThousandMonthly(visitor);
});

test('a choice made before hydration counts, also after a reload', async ({ visitor, baseURL }) => {
  const { find, address, ask } = visitor;
  await using site = await servePageInPieces(baseURL ?? '');
  const release = site.holdApp();
  const expectYear = async () => {
    await expect
      .poll(find('group', 'Your gift').text)
      .toContain('KSH 2,000 every month for a child’s year at school');
    await expect.poll(address).toBe('/give#kes-2000-monthly-for-school');
  };
  await visitor.goTo(`${site.origin}/give#kes-24000-once-for-school`);
  await find('radio', 'Every month').click();
  expect(await ask('isHydrated')).toBe(false);
  release();
  await visitor.untilHydrated();
  await expectYear();
  await visitor.reload();
  await expectYear();
});

test('the paybill number is copied, or selected for the visitor to copy', async ({ visitor }) => {
  const { find, shortcut, ask } = visitor;
  await visitor.openHydrated('/get-involved');
  const copy = find('button', `Copy ${paybillName}`);
  expect(await copy.isExposed()).toBe(true);
  await copy.click();
  const isCopied = async () => (await find('button', `Copied ✓ ${paybillName}`).count()) === 1;
  const isSelected = async () => (await ask('selection')) === paybill;
  await expect.poll(async () => (await isCopied()) || (await isSelected())).toBe(true);
  // WebKit's test browser refuses the clipboard to a page.
  if (!(await isCopied())) await shortcut('c');
  await visitor.openHydrated('/contact');
  const message = find('textbox', 'Message');
  await message.click();
  await shortcut('v');
  await expect.poll(message.value).toBe(paybill);
});

test('Escape and Back leave the lightbox for the photo that opened it', async ({ visitor }) => {
  const { find, ask } = visitor;
  const lightbox = find('dialog', 'Photo viewer');
  const [first] = gallerySlugs;
  const last = gallerySlugs.at(-1);
  if (!first || !last) throw new Error('The gallery shows no picture');
  const photo = (slug: GallerySlug) =>
    find('region', 'Pictures').find('link', `${galleryPhotos[slug].alt}…`);
  const shows = (slug: GallerySlug) =>
    expect.poll(lightbox.find('img', galleryPhotos[slug].alt).count).toBe(1);
  await visitor.openHydrated('/gallery');
  await photo(first).click();
  await shows(first);
  await visitor.pressEscape();
  await expect.poll(photo(first).isFocused).toBe(true);

  // Far enough down that the page has to scroll.
  await photo(last).click();
  await shows(last);
  const place = await ask('scrolled');
  expect(place).toBeGreaterThan(0);
  await visitor.back();
  await expect.poll(lightbox.count).toBe(0);
  expect(await ask('scrolled')).toBe(place);
});

test('a message is kept through Back, thanked for and cleared', async ({ visitor }) => {
  const { find, ask } = visitor;
  const words = 'May we come on Saturday? 100% sure + 2 friends #1';
  const message = find('textbox', 'Message');
  await visitor.openHydrated('/contact');
  await find('textbox', 'Name').type('Amina Söhne');
  await find('textbox', 'E-mail').type('amina@example.org');
  await message.type(words);
  await visitor.openHydrated('/privacy');
  await visitor.back();
  await expect.poll(message.count).toBe(1);
  await visitor.untilHydrated();
  expect(await message.value()).toBe(words);

  const subject = find('combobox', 'Subject');
  const send = find('button', 'Send message');
  await send.click();
  await expect.poll(subject.isFocused).toBe(true);
  // A space would open the list of choices.
  await subject.type(contactSubjects[0].label.split(' ')[0] ?? '');
  await send.click();
  await expect
    .poll(() => ask('take', 'alerts'))
    .toEqual(["Thank you for your message! We'll get back to you soon."]);
  await expect.poll(message.value).toBe('');
});

test('a mail link takes the place of the sponsor button where the boot module does not come', async ({
  visitor: { ask, find, goTo },
  baseURL,
}) => {
  await using site = await servePageInPieces(baseURL ?? '');
  site.refused = /\/boot-/;
  await goTo(`${site.origin}/children`);
  await find('link', `Support by e-mail (${waitingGroup}' Education)`).click();
  expect(await find('button', `Support ${waitingGroup}' Education`).count()).toBe(0);
  await expect.poll(() => ask('take', 'mails')).toHaveLength(1);
});

test('the menu and all payment details work without script', async ({
  reader: { find, open, address },
  engineName,
}) => {
  await open('/');
  if (engineName !== 'chromium-103') await find('button', 'Menu').click();
  await find('navigation', 'Main').find('link', programs.name).click();
  await expect.poll(address).toBe(programs.path);

  await open('/get-involved');
  for (const { title } of waysToHelp) expect(await find('heading', title).count()).toBe(1);
  // An engine that does not know `scripting: none` hides them after four seconds.
  await expect.poll(find('main').find('button').count).toBe(0);
  const main = await find('main').text();
  for (const value of paymentDetails) expect(main).toContain(value);
});
