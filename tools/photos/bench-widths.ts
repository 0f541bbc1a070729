import type { Browser, Page } from '@playwright/test';

export type WidthMeasurement = {
  page: string;
  viewport: number;
  dpr: number;
  slug: string;
  /** Of the file that the browser chose. */
  fileWidth: number;
  /** What it paints, after object-fit, in device pixels. */
  painted: number;
};

const screens = [
  [360, 740],
  [412, 915],
  [768, 1024],
  [1280, 800],
  [1920, 1080],
] as const;
const densities = [1, 2, 3];
/** A photo of each shape, first to last of the gallery. */
const LIGHTBOX_STEPS = 8;

/** Every picture of every page, and some in the lightbox, on every screen. */
export async function measureWidths(
  browser: Browser,
  origin: string,
  paths: readonly string[],
): Promise<WidthMeasurement[]> {
  const measurements: WidthMeasurement[] = [];
  for (const [width, height] of screens) {
    for (const dpr of densities) {
      const note = (name: string, found: Awaited<ReturnType<typeof measurePage>>) => {
        for (const picture of found)
          measurements.push({ page: name, viewport: width, dpr, ...picture });
      };
      for (const path of paths) {
        // A browser paints a larger file that it has in memory rather than ask for a smaller one.
        const page = await browser.newPage({
          viewport: { width, height },
          deviceScaleFactor: dpr,
          reducedMotion: 'reduce',
        });
        await page.goto(origin + path);
        const onPage = await measurePage(page);
        note(path, onPage);
        if (path !== '/gallery') {
          await page.close();
          continue;
        }
        await page.locator('main a[aria-haspopup=dialog]').first().click();
        for (let step = 0; step < LIGHTBOX_STEPS; step += 1) {
          await page.locator('dialog[open] img:visible').first().waitFor();
          // What the grid has fetched already is painted again, and no smaller file asked for.
          const opened = await measurePage(page, 'dialog[open] img');
          note(
            'lightbox',
            opened.filter((one) => !onPage.some((it) => isSameFile(it, one))),
          );
          await page.keyboard.press('ArrowRight');
        }
        await page.close();
      }
    }
  }
  return measurements;
}

type PaintedFile = Pick<WidthMeasurement, 'slug' | 'fileWidth'>;

function isSameFile(one: PaintedFile, other: PaintedFile): boolean {
  return one.slug === other.slug && one.fileWidth === other.fileWidth;
}

async function measurePage(page: Page, selector = 'main img') {
  await page.evaluate(async (selector) => {
    const images = [...document.querySelectorAll<HTMLImageElement>(selector)];
    for (const image of images) image.loading = 'eager';
    for (const image of images.filter(({ complete }) => !complete)) {
      await new Promise((resolve) => {
        image.addEventListener('load', resolve, { once: true });
        image.addEventListener('error', resolve, { once: true });
        if (image.complete) resolve(null);
      });
    }
  }, selector);
  return await page.evaluate((selector) => {
    const images = [...document.querySelectorAll<HTMLImageElement>(selector)];
    return images
      .filter((image) => image.offsetWidth > 0)
      .map((image) => {
        const ratio = Number(image.getAttribute('width')) / Number(image.getAttribute('height'));
        const byHeight = image.offsetHeight * ratio;
        const isWhole = getComputedStyle(image).objectFit === 'contain';
        const painted = isWhole
          ? Math.min(image.offsetWidth, byHeight)
          : Math.max(image.offsetWidth, byHeight);
        const [, slug = '', width] =
          /\/gallery\/([a-z0-9-]+?)-(\d+)\./.exec(image.currentSrc) ?? [];
        return { slug, fileWidth: Number(width), painted: painted * devicePixelRatio };
      });
  }, selector);
}
