import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

export const textFonts = ['wide', 'narrow'] as const;

type TextFont = (typeof textFonts)[number];

/** Regular and bold. Visitors' own fonts are as wide as DejaVu Sans or up to a third narrower. */
const files: Record<TextFont, readonly [string, string]> = {
  wide: ['dejavu-fonts-ttf/ttf/DejaVuSans.ttf', 'dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf'],
  narrow: [
    '@fontsource/pt-sans-narrow/files/pt-sans-narrow-latin-400-normal.woff2',
    '@fontsource/pt-sans-narrow/files/pt-sans-narrow-latin-700-normal.woff2',
  ],
};

const { resolve } = createRequire(import.meta.url);

/** Shows all text in a font until another document is loaded. */
export async function setTextFont(page: Page, font: TextFont) {
  const [regular, bold] = files[font].map((file) => readFileSync(resolve(file), 'base64'));
  await page.evaluate(
    async ({ font, weights }) => {
      for (const [weight, base64 = ''] of weights) {
        const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
        // From bytes, because the policy allows only the site's own fonts.
        document.fonts.add(await new FontFace(font, bytes, { weight }).load());
      }
      document.documentElement.style.setProperty('--body', font);
    },
    { font, weights: [['400', regular] as const, ['700', bold] as const] },
  );
}
