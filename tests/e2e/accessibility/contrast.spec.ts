import type { Page } from '@playwright/test';
import { sitePages } from '../../../src/site-map.ts';
import { forceStates } from '../setup/forced-states.ts';
import { lightbox, photoLink } from '../setup/lightbox.ts';
import { expect, test } from '../setup/site-test.ts';
import { openSponsorshipDialog } from '../setup/sponsorship-dialog.ts';
import { untilAwake } from '../setup/waking.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/**
 * Every text that is seen, with less contrast to the colour behind it than WCAG 1.4.6 (AAA) asks
 * for. No text of the site lies on a picture, so the colour behind is that of an ancestor.
 */
function paleTexts(page: Page) {
  return page.evaluate(() => {
    type Color = { channels: number[]; alpha: number };
    const pen = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
    function read(css: string): Color {
      if (!pen) throw new Error('no canvas to read colours with');
      pen.clearRect(0, 0, 1, 1);
      pen.fillStyle = css;
      pen.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0, alpha = 0] = pen.getImageData(0, 0, 1, 1).data;
      return { channels: [red, green, blue], alpha: alpha / 255 };
    }
    const over = ({ channels, alpha }: Color, below: Color): Color => ({
      channels: channels.map((value, i) => value * alpha + (below.channels[i] ?? 0) * (1 - alpha)),
      alpha: 1,
    });
    function behind(element: Element | null): Color {
      if (!element) return { channels: [255, 255, 255], alpha: 1 };
      const own = read(getComputedStyle(element).backgroundColor);
      return own.alpha === 1 ? own : over(own, behind(element.parentElement));
    }
    const luminance = ({ channels }: Color) =>
      channels
        .map((value) => value / 255)
        .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4))
        .reduce((sum, value, i) => sum + value * ([0.2126, 0.7152, 0.0722][i] ?? 0), 0);
    function contrast(one: Color, other: Color) {
      const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
      return (light + 0.05) / (dark + 0.05);
    }
    const isField = (element: Element) => element.matches('input, select, textarea');
    const hasText = (element: Element) =>
      [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
    const modal = document.querySelector('dialog:modal');
    const texts = [...(modal ?? document.body).querySelectorAll<HTMLElement>('*')].filter(
      (element) =>
        (isField(element) || hasText(element)) &&
        !element.closest('option, noscript, script, .visually-hidden') &&
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
    );
    const pale = texts.flatMap((element) => {
      const { color, fontSize, fontWeight } = getComputedStyle(element);
      const size = Number.parseFloat(fontSize);
      const large = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
      const back = behind(element);
      const found = contrast(over(read(color), back), back);
      return found < (large ? 4.5 : 7)
        ? [`${found.toFixed(2)}: ${element.tagName} “${element.textContent?.trim().slice(0, 40)}”`]
        : [];
    });
    return { measured: texts.length, pale };
  });
}

async function expectContrast(page: Page) {
  for (const pointed of [false, true]) {
    await test.step(pointed ? 'under the pointer' : 'at rest', async () => {
      if (pointed) await forceStates(page, ['hover']);
      const { measured, pale } = await paleTexts(page);
      expect(measured).toBeGreaterThan(2);
      expect.soft(pale).toEqual([]);
    });
  }
}

for (const { path } of sitePages) {
  test(`all text of ${path} has a contrast of 7, large text of 4.5`, async ({ page }) => {
    await page.goto(path);
    await untilAwake(page);
    await expectContrast(page);
  });
}

test('so has that of the sponsorship dialog', async ({ page }) => {
  await page.goto('/children');
  await openSponsorshipDialog(page, 'Children at Play');
  await expectContrast(page);
});

test('so has that of the photo viewer', async ({ page }) => {
  await page.goto('/gallery');
  await photoLink(page, 'birthday').click();
  await expect(lightbox(page).dialog).toBeVisible();
  await expectContrast(page);
});
