import { expect, test } from 'vitest';
import { planOf } from '../../src/giving/plan-of.ts';
import { bankSettings } from '../../src/content/giving-settings.ts';
import { organization } from '../../src/content/organization.ts';
import { getInvolvedTexts } from '../../src/content/page-texts.ts';
import { donationTiers } from '../../src/content/payments.ts';
import { supporterStories } from '../../src/content/supporter-stories.ts';
import { waysToHelp } from '../../src/content/ways-to-help.ts';
import { formatKes, formatUsd } from '../../src/lib/money.ts';
import { telHref } from '../../src/lib/phone.ts';
import { attribute, builtPage, elementsIn, linksIn, textOf } from './built-site.ts';

const page = builtPage('/get-involved');
const [phone] = organization.phones;
const call = [`Call ${phone}`, telHref(phone)];

test('a link leads to each way to help, in order', () => {
  const links = page.all('a').filter((link) => attribute(link, 'data-way-to-help') !== null);
  expect(links.map((link) => [textOf(link), attribute(link, 'href')])).toEqual(
    waysToHelp.map(({ id, label }) => [label, `#${id}`]),
  );
});

test.each(waysToHelp)(
  '“$label” has all its words in the HTML, numbered steps and its action',
  (way) => {
    const { id, title, description, commitment, duration, includes, steps, action } = way;
    const panel = page.part(id);
    for (const words of [title, description, commitment, duration, ...includes])
      expect(textOf(panel)).toContain(words);
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
  },
);

test('the bank transfer names the bank, or whom to ask for it', () => {
  const words = textOf(page.part('how-to-donate'));
  const { name } = bankSettings;
  expect(words).toContain(name ? `Bank: ${name}` : getInvolvedTexts.askForBank);
});

// The arithmetic: src/lib/giving-plan.test.ts.
test('says what donations provide, in dollars and shillings, each with its picture and the way to pay it', () => {
  const list = page.all('ul').find((it) => attribute(it, 'aria-label')?.includes('provides'));
  const items = list ? elementsIn(list).filter(({ tagName }) => tagName === 'li') : [];
  expect(items.map(textOf)).toEqual(
    donationTiers.map(
      ({ amountUsd: usd, label }) =>
        `${formatUsd(usd)} ${formatKes(planOf({ kind: 'gift', usd }).yearKes)} ${label}`,
    ),
  );
  expect(items.flatMap(linksIn).map(([, href]) => href)).toEqual(
    donationTiers.map(({ amountUsd }) => `/give#gift-${amountUsd}`),
  );
  const pictures = items.flatMap(elementsIn).map((it) => attribute(it, 'data-photo'));
  expect(pictures.filter((it) => it !== null)).toEqual(donationTiers.map(({ photo }) => photo));
});

test('says no amount beside the numbers of paybill and bank', () => {
  const cards = page.all('article').map(textOf);
  expect(cards).toHaveLength(2);
  for (const card of cards) expect(card).not.toMatch(/KSH|\$/);
});

test('tells how people help', () => {
  const items = elementsIn(page.part('supporter-stories')).filter(
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
