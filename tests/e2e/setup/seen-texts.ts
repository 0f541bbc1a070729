import type { Page } from '@playwright/test';
import { contrast, type Color } from './contrast.ts';

/** Red, green and blue from 0 to 255, and alpha from 0 to 1. */
type Paint = readonly [number, number, number, number];

export type SeenText = { words: string; large: boolean; contrast: number };

/**
 * Every visible text, with its contrast to the background of its ancestors: no text of the site lies
 * on a picture.
 */
export async function seenTexts(page: Page): Promise<SeenText[]> {
  const painted = await page.evaluate(() => {
    const pen = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
    // A canvas reads a colour in any notation.
    function paint(css: string): Paint {
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
      return [own, ...backgroundsOf(element.parentElement)];
    }
    const scope = document.querySelector('dialog:modal') ?? document.body;
    return [...scope.querySelectorAll<HTMLElement>('*')]
      .filter(
        (element) =>
          (element.matches('input, select, textarea') ||
            [...element.childNodes].some(
              (node) => node.nodeType === 3 && node.nodeValue?.trim(),
            )) &&
          !element.closest('option, noscript, script, .visually-hidden') &&
          element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
      )
      .map((element) => {
        const { color, fontSize, fontWeight } = getComputedStyle(element);
        const size = Number.parseFloat(fontSize);
        return {
          words: `${element.tagName} “${element.textContent?.trim().slice(0, 40)}”`,
          // WCAG 2.2: 18 pt, or 14 pt and bold.
          large: size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700),
          layers: [paint(color), ...backgroundsOf(element)],
        };
      });
  });
  return painted.map(({ words, large, layers: [text = CLEAR, ...below] }) => {
    const back = flatten(below);
    return { words, large, contrast: contrast(over(text, back), back) };
  });
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
