import { telHref } from './phone.ts';

/** A part of a text. With `href` it can be pressed. */
export type TextPart = { text: string; href?: string };

const mail = String.raw`[\w.+-]+@[\w-]+(?:\.[\w-]+)+`;
// As facts/home.yaml takes phones: freephone, of Kenya, or with + and the country's code.
const phone = String.raw`0800(?:[ -]?\d){6}|(?:\+?254|0(?=[ -]?[124-7]))(?:[ -]?\d){9}|\+(?!254)\d{1,3}(?: \d{2,10}){1,4}`;
const endsHere = String.raw`(?![\p{L}\d/]|[-.,]\d| ?\d)`;
// Safari knows (?<=…) and (?<!…) since 16.4 only, so these look at the text before what was found.
const isCalled = /\b(?:call|dial|ring|reach)\b[^.!?]{0,40}$/i;
// The end of a longer number, of an address, or of a registration: EX/0712345678.
const goesOn = /(?:[\p{L}\d/#+-]|\d[ .,-])$/u;
const isRegistration =
  /\b(?:no\.?|nr\.?|registration|registered|register|account|paybill|under)\s*(?:number|no\.?)?:?\s*$/i;

/**
 * Splits a text at mail addresses and phones, and at the short numbers of helplines where the text says to call them.
 */
export function reachableParts(text: string, helplines: readonly string[]): TextPart[] {
  const numbers = [phone, ...helplines].join('|');
  const pattern = new RegExp(`${mail}|(?:${numbers})${endsHere}`, 'giu');
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(pattern)) {
    const before = text.slice(0, index);
    if (goesOn.test(before) || isRegistration.test(before)) continue;
    if (helplines.includes(found) && !isCalled.test(before)) continue;
    if (index > end) parts.push({ text: text.slice(end, index) });
    parts.push({ text: found, href: found.includes('@') ? `mailto:${found}` : telHref(found) });
    end = index + found.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end) });
  return parts;
}
