import { pageAt } from '../../../src/site-map.ts';
import { openHydrated } from '../setup/hydration.ts';
import { expect, test } from '../setup/site-test.ts';
import { setTextFont, textFonts } from '../setup/text-font.ts';

test(
  'marks the followed link as the current page on a wide screen',
  { tag: '@desktop' },
  async ({ page }) => {
    await openHydrated(page, '/');
    await expect(page.getByRole('button', { name: 'Menu' })).toBeHidden();
    const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
    for (const link of await links.all()) await expect(link).toBeInViewport();

    for (const { path, title } of [pageAt('/about'), pageAt('/')]) {
      await links.and(page.locator(`[href="${path}"]`)).click();
      await expect(page).toHaveTitle(title);
      await expect(page.locator('[aria-current=page]')).toHaveAttribute('href', path);
    }
  },
);

test(
  'the seven links stand on one line, or in the menu',
  { tag: ['@thorough', '@desktop'] },
  async ({ page }) => {
    await page.goto('/about');
    const navigation = page.getByRole('navigation', { name: 'Main' });
    const links = navigation.getByRole('link').filter({ visible: true });
    for (const font of textFonts) {
      await setTextFont(page, font);
      for (const textSize of ['100%', '125%', '200%']) {
        await page.evaluate((size) => (document.documentElement.style.fontSize = size), textSize);
        for (const width of [1024, 1119, 1120, 1152, 1279, 1280, 1400, 2240, 2560]) {
          await page.setViewportSize({ width, height: 700 });
          const tops = await links.evaluateAll((all) =>
            all.map((link) => Math.round(link.getBoundingClientRect().top)),
          );
          const state = `${font} letters of ${textSize} at ${width} px`;
          expect(new Set(tops).size, state).toBe(tops.length > 0 ? 1 : 0);
          if (tops.length > 0) expect(tops, state).toHaveLength(7);
        }
      }
    }
  },
);
