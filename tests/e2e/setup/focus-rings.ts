import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { contrast, type Color } from './contrast.ts';
import { FOCUSABLE } from './forced-states.ts';

type Ring = {
  name: string;
  /** Pixels of a line of 2 px around the element. */
  wanted: number;
  /** The outline's outer edge, in CSS px of the window. */
  left: number;
  top: number;
  right: number;
  bottom: number;
};
/** Four bytes a pixel. */
type Picture = { data: Buffer; width: number; height: number };

/** Makes the window as high as the page, so that a screenshot of it holds the whole page. */
export async function showWhole(page: Page) {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width: page.viewportSize()?.width ?? 0, height });
}

/**
 * Focusable elements whose focus changes too little: fewer pixels than a line of 2 px around them,
 * each with a contrast of 3 to what it was before (WCAG 2.4.13). Compares a screenshot of none focused
 * with one of all focused, as `forceFocus` renders them.
 */
export async function faintRings(page: Page, forceFocus: () => Promise<void>) {
  const before = await screenshot(page);
  await forceFocus();
  const rings = await ringsOf(page);
  const after = await screenshot(page);
  const faint = rings.flatMap((ring) => {
    const found = changedPixels(before, after, ring);
    return found < ring.wanted ? [`${ring.name}: ${found} of ${Math.round(ring.wanted)} px`] : [];
  });
  return { measured: rings.length, faint };
}

async function screenshot(page: Page): Promise<Picture> {
  const cdp = await page.context().newCDPSession(page);
  // A third of the time of Playwright's own, which compresses as well as it can.
  const { data: png } = await cdp.send('Page.captureScreenshot', { optimizeForSpeed: true });
  await cdp.detach();
  const { data, info } = await sharp(Buffer.from(png, 'base64'))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

function ringsOf(page: Page): Promise<Ring[]> {
  return page.evaluate((focusable) => {
    const scope = document.querySelector('dialog:modal, :popover-open') ?? document.body;
    return [...scope.querySelectorAll(focusable)]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .map((element) => {
        const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
        const { outlineOffset, outlineWidth, borderRadius } = getComputedStyle(element);
        const reach = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth);
        const radius = Math.min(Number.parseFloat(borderRadius), width / 2, height / 2);
        return {
          name: element.getAttribute('aria-label') ?? element.textContent ?? '',
          wanted: 2 * (2 * (width + height) - (8 - 2 * Math.PI) * radius),
          left: left - reach,
          top: top - reach,
          right: right + reach,
          bottom: bottom + reach,
        };
      });
  }, FOCUSABLE);
}

function changedPixels(before: Picture, after: Picture, ring: Ring): number {
  const lastRow = Math.min(ring.bottom, before.height);
  const lastColumn = Math.min(ring.right, before.width);
  let changed = 0;
  for (let y = Math.max(0, Math.floor(ring.top)); y < lastRow; y += 1) {
    for (let x = Math.max(0, Math.floor(ring.left)); x < lastColumn; x += 1) {
      const at = 4 * (y * before.width + x);
      if (before.data.readUInt32LE(at) === after.data.readUInt32LE(at)) continue;
      if (contrast(colorAt(before, at), colorAt(after, at)) >= 3) changed += 1;
    }
  }
  return changed;
}

function colorAt({ data }: Picture, at: number): Color {
  return [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
}
