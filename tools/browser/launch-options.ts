import path from 'node:path';
import type { LaunchOptions } from '@playwright/test';

const { CHROMIUM_PATH, CHROMIUM_CHANNEL } = process.env;

/** How Playwright starts the browser that tools/run/find-browser.mjs has found: without a name, the one it pins. */
export const launchOptions: LaunchOptions = {
  ...(CHROMIUM_PATH && { executablePath: CHROMIUM_PATH }),
  ...(CHROMIUM_CHANNEL && { channel: CHROMIUM_CHANNEL }),
  env: { ...process.env, FONTCONFIG_FILE: path.join(import.meta.dirname, 'fonts.conf') },
  args: [
    // As root in a container.
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    // A machine's own setting would round the widths of letters.
    '--font-render-hinting=none',
    // No requests that a browser makes for itself.
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    // The headless shell fetches lazy pictures from further away than Chrome, whose distance on a good
    // connection this is. The first four are Playwright's own, which a second list would replace.
    `--blink-settings=${[
      'primaryHoverType=2',
      'availableHoverTypes=2',
      'primaryPointerType=4',
      'availablePointerTypes=4',
      'lazyLoadingImageMarginPx4G=1250',
      'lazyLoadingImageMarginPxUnknown=1250',
    ].join(',')}`,
  ],
};
