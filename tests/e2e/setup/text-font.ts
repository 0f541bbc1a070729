import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

export const textFonts = ['wide', 'narrow'] as const;

type TextFont = (typeof textFonts)[number];

/** Visitors' own fonts are as wide as DejaVu Sans or up to a third narrower. */
const families: Record<TextFont, string> = { wide: 'dejavu-sans', narrow: 'pt-sans-narrow' };

const { resolve } = createRequire(import.meta.url);

/** Until another document is loaded. */
export async function setTextFont(page: Page, font: TextFont) {
  const family = families[font];
  const weights = ['400', '700'].map((weight) => {
    const file = `@fontsource/${family}/files/${family}-latin-${weight}-normal.woff2`;
    return [weight, readFileSync(resolve(file), 'base64')] as const;
  });
  await page.evaluate(
    async ({ font, weights }) => {
      for (const [weight, base64] of weights) {
        const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
        // From bytes, because the policy allows only the site's own fonts.
        document.fonts.add(await new FontFace(font, bytes, { weight }).load());
      }
      document.documentElement.style.setProperty('--body', font);
    },
    { font, weights },
  );
}
