import { expect, test } from 'vitest';
import { bankSettings } from '../../src/content/giving-settings.ts';
import { organization } from '../../src/content/organization.ts';
import { donationTiers } from '../../src/content/payments.ts';
import { supporterStories } from '../../src/content/supporter-stories.ts';
import { waysToHelp } from '../../src/content/ways-to-help.ts';
import { formatUsd } from '../../src/lib/money.ts';
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

test('says what donations provide', () => {
  const items = elementsIn(sectionOf('donation-tiers')).filter(({ tagName }) => tagName === 'li');
  expect(items.map(textOf)).toEqual(
    donationTiers.map(({ amountUsd, label }) => `${formatUsd(amountUsd)} ${label}`),
  );
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
