import { expect, test } from 'vitest';
import { bankSettings } from '../../src/content/giving-settings.ts';
import { organization } from '../../src/content/organization.ts';
import { supporterStories } from '../../src/content/supporter-stories.ts';
import { waysToHelp } from '../../src/content/ways-to-help.ts';
import { telHref } from '../../src/lib/phone.ts';
import { attribute, builtPage, elementsIn, textOf, type Element } from './built-site.ts';

const page = builtPage('/get-involved');
const [phone] = organization.phones;
const call = [`Call ${phone}`, telHref(phone)];

function byId(id: string): Element {
  const found = page.elements.find((element) => attribute(element, 'id') === id);
  if (!found) throw new Error(`/get-involved has no element with the id ${id}`);
  return found;
}

/** The part of the page whose heading has an id. */
function sectionOf(headingId: string): Element {
  const found = page.elements.find((it) => attribute(it, 'aria-labelledby') === headingId);
  if (!found) throw new Error(`/get-involved has no section named by ${headingId}`);
  return found;
}

function linksIn(part: Element): (string | null)[][] {
  const links = elementsIn(part).filter(({ tagName }) => tagName === 'a');
  return links.map((link) => [textOf(link), attribute(link, 'href')]);
}

test('a link leads to each way to help, in order', () => {
  const links = page.all('a').filter((link) => attribute(link, 'data-way-to-help') !== null);
  expect(links.map((link) => [textOf(link), attribute(link, 'href')])).toEqual(
    waysToHelp.map(({ id, label }) => [label, `#${id}`]),
  );
});

test.each(waysToHelp)('“$label” has numbered steps and its action', ({ id, steps, action }) => {
  const panel = byId(id);
  const list = elementsIn(panel).find(({ tagName }) => tagName === 'ol');
  const items = list && elementsIn(list).filter(({ tagName }) => tagName === 'li');
  expect(items?.map(textOf)).toEqual([...steps]);
  const actions = {
    call,
    link: 'to' in action ? [action.label, action.to] : [],
    scroll: 'label' in action ? [action.label, '#how-to-donate'] : [],
  };
  const more = 'more' in action ? [[action.more.label, action.more.to]] : [];
  expect(linksIn(panel)).toEqual([actions[action.kind], ...more]);
});

test('the bank transfer card names the bank, or whom to ask for it', () => {
  const words = textOf(byId('how-to-donate'));
  const { name } = bankSettings;
  expect(words).toContain(name ? `Bank: ${name}` : `Ask us for the bank and branch: ${phone}`);
});

// To the letter, at the home's own rate: 24,000 shillings for 185 dollars.
const gifts = [
  ['a week of meals', '$25', 'KSH 3,243'],
  ['a month of stationery', '$50', 'KSH 6,486'],
  ['medical care', '$100', 'KSH 12,973'],
  ['full annual fees', '$185', 'KSH 24,000'],
  ['uniforms for multiple children', '$300', 'KSH 38,919'],
];

test('says what donations provide, in dollars and shillings [fault 50]', () => {
  const list = page.all('ul').find((it) => attribute(it, 'aria-label')?.includes('provides'));
  const items = list ? elementsIn(list).filter(({ tagName }) => tagName === 'li') : [];
  expect(items.map(textOf)).toEqual(gifts.map(([gift, usd, kes]) => `${usd} ${kes} ${gift}`));
});

test('has the amount of each gift beside the numbers, one in each currency [fault 50]', () => {
  const words = textOf(byId('how-to-donate'));
  for (const [gift, ...amounts] of gifts)
    for (const amount of amounts) expect(words).toContain(`Amount: ${gift} ${amount}Copy `);
});

test('tells how people help', () => {
  const items = elementsIn(sectionOf('supporter-stories')).filter(
    ({ tagName }) => tagName === 'li',
  );
  expect(items).toHaveLength(supporterStories.length);
  for (const [index, { name, role, story, impact }] of supporterStories.entries()) {
    const text = items[index] ? textOf(items[index]) : '';
    for (const words of [name, role, story, impact]) expect(text).toContain(words);
  }
});

test('closes with a call and an e-mail', () => {
  const [main] = page.all('main');
  const { email } = organization;
  expect(main && linksIn(main).slice(-2)).toEqual([call, [`E-mail ${email}`, `mailto:${email}`]]);
});
