import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium, type LaunchOptions } from '@playwright/test';

/** The headless shell that Playwright pins, else the same engine of the system, without windows first: it opens a page in a quarter of the time. */
function foundBrowser(): Pick<LaunchOptions, 'executablePath' | 'channel'> {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH) return { executablePath: CHROMIUM_PATH };
  // Playwright tells the path of the whole Chromium only; it marks in the folder that an install is complete.
  const pinned = chromium
    .executablePath()
    .replace(/chromium-(\d+)[\\/].*$/, 'chromium_headless_shell-$1/INSTALLATION_COMPLETE');
  if (existsSync(pinned)) return {};
  const executablePath = ['chromium-headless-shell', 'google-chrome', 'chromium']
    .map((name) => `/usr/bin/${name}`)
    // Ubuntu's chromium may be a script that asks for a snap, so being there is not enough.
    .find((program) => spawnSync(program, ['--version']).status === 0);
  return executablePath === undefined ? { channel: 'chrome' } : { executablePath };
}

/** How Playwright starts the browser of the tests, of the cards and of the benchmark. */
export const launchOptions: LaunchOptions = {
  ...foundBrowser(),
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

// Whether it starts, for tools/setup.mjs.
if (import.meta.main) await (await chromium.launch(launchOptions)).close();
