import type { Page } from '@playwright/test';

/** Amounts, payment numbers and telephone numbers that a line break divides. */
export const brokenNumbers = async (page: Page) => [
  ...(await faultyNumbers(page, /^(?:KSH\s|\$)?\d[\d,]*[+%]?$|^\+[\d ]+$/, 'isBroken')),
  ...(await brokenValues(page)),
];

/** Each digit of a payment number is an element of its own. */
const brokenValues = (page: Page) =>
  page.locator('[data-number]').evaluateAll((values) =>
    values
      .filter(({ children }) => {
        const lines = [...children].map((it) => Math.round(it.getBoundingClientRect().bottom));
        return new Set(lines).size > 1;
      })
      .map(({ textContent }) => textContent),
  );

/** Groups of a telephone number that a line break divides. */
export const brokenGroups = (page: Page) => faultyNumbers(page, /(?<=^\+[\d ]*)\d+/g, 'isBroken');

/** Shown numbers whose characters do not follow each other from left to right. */
export const mirroredNumbers = (page: Page) =>
  faultyNumbers(page, /[+-]?\d(?:[\d\s.,:/-]*\d)?[+%]?/g, 'isMirrored');

function faultyNumbers(page: Page, number: RegExp, fault: 'isBroken' | 'isMirrored') {
  return page.evaluate(
    ({ source, flags, fault }) => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      while (texts.nextNode()) {
        const text = texts.currentNode as Text;
        if (text.parentElement?.closest('.visually-hidden')) continue;
        for (const match of text.data.matchAll(new RegExp(source, `g${flags.replace('g', '')}`))) {
          const characters = match[0].split('').flatMap((character, index) => {
            const range = document.createRange();
            range.setStart(text, match.index + index);
            range.setEnd(text, match.index + index + 1);
            const [rect] = range.getClientRects();
            return rect && character.trim() ? [rect] : [];
          });
          const isBroken = new Set(characters.map(({ top }) => Math.round(top))).size > 1;
          const isMirrored = characters.some(({ left, top }, index) => {
            const before = characters[index - 1];
            return before && Math.abs(before.top - top) < 2 && left < before.left;
          });
          if ({ isBroken, isMirrored }[fault]) found.push(match[0]);
        }
      }
      return found;
    },
    { source: number.source, flags: number.flags, fault },
  );
}
