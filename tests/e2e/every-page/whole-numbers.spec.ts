import { openHydrated } from '../setup/hydration.ts';
import { expect, test } from '../setup/site-test.ts';
import { setTextFont, textFonts } from '../setup/text-font.ts';

test.use({ viewport: { width: 360, height: 640 } });

for (const path of ['/give', '/get-involved'] as const) {
  test(`no amount and no payment number of ${path} is broken in two on a narrow phone`, async ({
    page,
  }) => {
    await openHydrated(page, path);
    for (const font of textFonts) {
      await setTextFont(page, font);
      const broken = await page.getByRole('main').evaluate((main) => {
        const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
        const found: string[] = [];
        let numbers = 0;
        while (texts.nextNode()) {
          const text = texts.currentNode.textContent?.trim() ?? '';
          if (!/^(?:KSH\s|\$)?\d[\d,]+$/.test(text)) continue;
          const range = document.createRange();
          range.selectNodeContents(texts.currentNode);
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          if (lines.size > 1) found.push(text);
          numbers += lines.size;
        }
        return { found, numbers };
      });
      expect(broken.found, font).toEqual([]);
      expect(broken.numbers).toBeGreaterThan(10);
    }
  });
}
