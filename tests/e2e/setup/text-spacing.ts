import type { Page } from '@playwright/test';

/** The distances of WCAG 1.4.12, as a visitor's own style sheet sets them. */
export async function spaceText(page: Page) {
  await page.evaluate(() => {
    // The policy lets no `<style>` in; what script constructs is no markup.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
      p { margin-block-end: 2em !important; }
    `);
    document.adoptedStyleSheets.push(sheet);
  });
}
