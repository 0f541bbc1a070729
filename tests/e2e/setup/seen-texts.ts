import { expect, type Page } from '@playwright/test';
import { contrast, type Color } from './contrast.ts';

/** Red, green and blue from 0 to 255, and alpha from 0 to 1. */
type Paint = readonly [number, number, number, number];

type SeenText = { words: string; large: boolean; contrast: number };

/**
 * Every visible text, with its contrast to the background of its ancestors: no text of the site lies
 * on a picture.
 */
async function seenTexts(page: Page, within = 'body'): Promise<SeenText[]> {
  const painted = await page.evaluate((part) => {
    const paints = new Map<string, Paint>();
    const backgrounds = new Map<Element, Paint[]>();
    const pen = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
    function paint(css: string): Paint {
      const known = paints.get(css) ?? read(css);
      paints.set(css, known);
      return known;
    }
    // A canvas reads a colour in any notation.
    function read(css: string): Paint {
      if (!pen) throw new Error('no canvas to read colours with');
      pen.clearRect(0, 0, 1, 1);
      pen.fillStyle = css;
      pen.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0, alpha = 0] = pen.getImageData(0, 0, 1, 1).data;
      return [red, green, blue, alpha / 255];
    }
    function backgroundsOf(element: Element | null): Paint[] {
      if (!element) return [];
      const own = paint(getComputedStyle(element).backgroundColor);
      const all = backgrounds.get(element) ?? [own, ...backgroundsOf(element.parentElement)];
      backgrounds.set(element, all);
      return all;
    }
    const opacities = new Map<Element, number>();
    function opacityOf(element: Element | null): number {
      if (!element) return 1;
      const own = Number(getComputedStyle(element).opacity);
      const all = opacities.get(element) ?? own * opacityOf(element.parentElement);
      opacities.set(element, all);
      return all;
    }
    const scope =
      document.querySelector('dialog:modal') ?? document.querySelector(part) ?? document.body;
    return [...scope.querySelectorAll<HTMLElement>('*')]
      .filter(
        (element) =>
          (element.matches('input, select, textarea') ||
            [...element.childNodes].some(
              (node) => node.nodeType === 3 && node.nodeValue?.trim(),
            )) &&
          !element.closest('option, noscript, script, .visually-hidden, :disabled') &&
          element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
      )
      .map((element) => {
        const { color, fontSize, fontWeight } = getComputedStyle(element);
        const size = Number.parseFloat(fontSize);
        const [red, green, blue, alpha] = paint(color);
        return {
          words: `${element.tagName} “${element.textContent?.trim().slice(0, 40)}”`,
          // WCAG 2.2: 18 pt, or 14 pt and bold.
          large: size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700),
          layers: [
            [red, green, blue, alpha * opacityOf(element)] as const,
            ...backgroundsOf(element),
          ],
        };
      });
  }, within);
  return painted.map(({ words, large, layers: [text = CLEAR, ...below] }) => {
    const back = flatten(below);
    return { words, large, contrast: contrast(over(text, back), back) };
  });
}

/** Fails where a text has too little contrast: WCAG 2.2 §1.4.6, level AAA. */
export async function expectContrast(page: Page, state: string, within?: string) {
  const texts = await seenTexts(page, within);
  expect(texts.length).toBeGreaterThan(0);
  expect
    .soft(
      texts.filter((text) => text.contrast < (text.large ? 4.5 : 7)),
      state,
    )
    .toEqual([]);
}

const CLEAR: Paint = [0, 0, 0, 0];

/** The colour of layers on white, the topmost first. */
function flatten([top, ...below]: readonly Paint[]): Color {
  if (!top) return [255, 255, 255];
  return over(top, flatten(below));
}

function over([red, green, blue, alpha]: Paint, back: Color): Color {
  const mix = (front: number, behind: number) => front * alpha + behind * (1 - alpha);
  return [mix(red, back[0]), mix(green, back[1]), mix(blue, back[2])];
}
