// Runs in the page.

/** How near the edge of screen or dialog a text may come, in px. */
const EDGE = 8;

/** Links that are drawn as the cells of one sheet or road. */
const JOINED = '[aria-label="The four steps"] a, #how-to-donate li > a';

const name = (element: Element) =>
  `${element.tagName.toLowerCase()} "${(element.textContent || element.getAttribute('aria-label') || '').trim().slice(0, 40)}"`;

/** Faults that a person would see at once, in the page or the open dialog. */
export function layoutFaults(): string[] {
  const { clientWidth, scrollWidth } = document.documentElement;
  const dialog = document.querySelector('dialog[open]');
  const part = dialog ?? document.body;
  const { left, right, height } = dialog?.getBoundingClientRect() ?? {
    left: 0,
    right: clientWidth,
    height: innerHeight,
  };
  const faults: string[] = [];
  if (scrollWidth > clientWidth) faults.push('the page is wider than the screen');
  if (height < innerHeight / 2) faults.push(`the dialog is ${height} px high`);

  for (const { element, rect } of textsIn(part))
    if (rect.left < left + EDGE || rect.right > right - EDGE)
      faults.push(`${name(element)} is at the edge`);

  for (const picture of part.querySelectorAll('img')) {
    if (!isShown(picture)) continue;
    const box = picture.getBoundingClientRect();
    if (box.width < 16 || box.height < 16) faults.push(`${picture.src} is too small to see`);
  }

  const targets = [...part.querySelectorAll('a, button, h1, h2')].filter(isShown);
  for (const [index, target] of targets.entries()) {
    if (isCovered(target)) faults.push(`${name(target)} is covered`);
    const next = targets[index + 1];
    if (next && touches(target, next))
      faults.push(`${name(target)} and ${name(next)} run together`);
  }
  return faults;
}

/**
 * Whether people see it: not hidden, not for screen readers alone, not above the screen as the unfocused skip link is.
 */
function isShown(element: Element): boolean {
  const { width, height, bottom } = element.getBoundingClientRect();
  const { visibility, clipPath } = getComputedStyle(element);
  const hidden =
    clipPath === 'inset(50%)' ||
    element.closest(
      '.visually-hidden, [aria-hidden=true], noscript, details:not([open]) > :not(summary), [hidden]',
    ) !== null;
  return !hidden && width > 1 && height > 1 && bottom > 0 && visibility === 'visible';
}

/** Shown texts, except those in a row that scrolls. */
function textsIn(part: Element): { element: Element; rect: DOMRect }[] {
  const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
  const texts: { element: Element; rect: DOMRect }[] = [];
  while (walker.nextNode()) {
    const text = walker.currentNode;
    const element = text.parentElement;
    if (!element || !text.textContent?.trim() || !isShown(element) || scrolls(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const rect = range.getBoundingClientRect();
    if (rect.width > 1) texts.push({ element, rect });
  }
  return texts;
}

function scrolls(element: Element): boolean {
  for (let box: Element | null = element; box; box = box.parentElement)
    if (!box.matches('html, dialog') && /auto|scroll/.test(getComputedStyle(box).overflowX))
      return true;
  return false;
}

/** Whether something covers the middle of its first line. */
function isCovered(element: Element): boolean {
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const [line] = element.getClientRects();
  if (!line || scrolls(element)) return false;
  const top = document.elementFromPoint(line.x + line.width / 2, line.y + line.height / 2);
  return top === null || !(element.contains(top) || top.contains(element));
}

/** The narrowest space between two words of a sentence, in px. Two links may stand beside each other in one. */
const WORD_SPACE = 3;

/** Whether two links stand on one line without room between them. */
function touches(one: Element, other: Element): boolean {
  if (!one.matches(`a:not(${JOINED})`) || !other.matches('a')) return false;
  const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
  const onOneLine = Math.abs(a.top - b.top) < 2 && Math.abs(a.bottom - b.bottom) < 2;
  return onOneLine && b.left >= a.left && b.left - a.right < WORD_SPACE;
}
