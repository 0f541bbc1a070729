import { bootAttributes } from '../../src/boot-contract.ts';
import {
  attribute,
  elementsIn,
  ownTexts,
  parseHtml,
  textOf,
  type Element,
} from '../html/elements.ts';

/** What a page says about where money goes and whom to reach, and what could change it. */
export type PageFacts = {
  /** What is kept from translation: the payment values, in their order. */
  values: string[];
  /** Every number that is long enough to pay to or to call. */
  numbers: string[];
  mails: string[];
  /** Addresses of other sites that anything of the page leads to or loads. */
  elsewhere: string[];
  /** The modules that the page loads by itself or to hydrate. */
  modules: string[];
  /** Script that stands in the page itself; data is none. */
  inlineScripts: string[];
};

// A till has five digits. No comma, or every price would be one.
const longNumber = /\+?\p{Nd}(?:[ \u00a0.-]?\p{Nd}){4,}/gu;
const mail = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
// Without spaces, or every drawing's measures would be one.
const quotedNumber = /(["'`])(\+\d[\d -]+\d|\d{5,})\1/g;
// Whose hashes may look like numbers.
const fileAddress = /(?:https?:|\/(?:gallery|cards)\/)[^\s"]+/g;
// Where a click or a submitted form leads.
const targetNames = ['href', 'action', 'formaction'];
const addressNames = new Set([...targetNames, 'src', 'data', 'srcset', 'poster']);
const spokenNames = new Set([...targetNames, 'aria-label', 'alt', 'title', 'content']);

export function pageFacts(html: string): PageFacts {
  const elements = elementsIn(parseHtml(html));
  const attributes = elements.flatMap(({ attrs }) => attrs);
  const addresses = attributes
    .filter(({ name }) => addressNames.has(name))
    .map(({ value }) => value.trim());
  const scripts = elements.filter(({ tagName }) => tagName === 'script');
  const spoken = [
    ...elements.filter(({ tagName }) => tagName !== 'style').flatMap(ownTexts),
    ...attributes.filter(({ name }) => spokenNames.has(name)).map(({ value }) => value),
  ].map((text) => text.replaceAll(fileAddress, ''));
  return {
    values: elements.filter((element) => attribute(element, 'translate') === 'no').map(textOf),
    numbers: spoken.flatMap(numbersIn),
    mails: spoken.flatMap(mailsIn),
    elsewhere: addresses.filter((address) => /^(?:https?:)?\/\//i.test(address)),
    modules: scripts.flatMap(modulesOf),
    inlineScripts: [
      ...scripts.filter(isInlineScript).map(textOf),
      ...attributes.filter(runsScript).map(({ value }) => value),
    ],
  };
}

/** The numbers in a text that are long enough to pay to or to call: from five digits, without a comma. */
export function numbersIn(text: string): string[] {
  return text.match(longNumber) ?? [];
}

export function mailsIn(text: string): string[] {
  return text.match(mail) ?? [];
}

/** The numbers that a module of the bundle would put into the page. */
export function moduleNumbers(code: string): string[] {
  return [...code.matchAll(quotedNumber)].map(([, , number]) => number ?? '');
}

function modulesOf(script: Element): string[] {
  const wakeModules = attribute(script, bootAttributes.wakeModules)?.split(' ') ?? [];
  return [attribute(script, 'src'), ...wakeModules].filter((address) => address !== null);
}

function isInlineScript(script: Element): boolean {
  const isData = attribute(script, 'type') === 'application/ld+json';
  return attribute(script, 'src') === null && !isData;
}

function runsScript({ name, value }: { name: string; value: string }): boolean {
  return name.startsWith('on') || /^\s*javascript:/i.test(value);
}
