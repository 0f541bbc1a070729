import type { Page } from '@playwright/test';

/** Sets the distances of WCAG 2.2 §1.4.12, as a visitor's own style sheet does; returns what resets them. */
export async function spaceText(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => {
    // The policy allows no `<style>`; a sheet that a script constructs is no markup.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
      p { margin-block-end: 2em !important; }
    `);
    document.adoptedStyleSheets = [sheet];
  });
  return () =>
    page.evaluate(() => {
      document.adoptedStyleSheets = [];
    });
}
