import { spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import path from 'node:path';
import { chromium, type LaunchOptions } from '@playwright/test';

/** Playwright's headless shell, or else a browser of the system. A headless shell opens a page four times as fast. */
function foundBrowser(): Pick<LaunchOptions, 'executablePath' | 'channel'> {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH) return { executablePath: CHROMIUM_PATH };
  // Playwright returns only the path of the full Chromium. Its installer writes this file last.
  const pinned = chromium
    .executablePath()
    .replace(/chromium-(\d+)[\\/].*$/, 'chromium_headless_shell-$1/INSTALLATION_COMPLETE');
  // Only on Linux it may lack libraries, and has to be tried.
  if (existsSync(pinned) && process.platform !== 'linux') return {};
  const installed = ['chromium-headless-shell', 'google-chrome', 'chromium', 'chromium-browser'];
  const executablePath = [
    ...(existsSync(pinned) ? globSync(path.join(path.dirname(pinned), '*/*headless*shell')) : []),
    ...installed.map((name) => `/usr/bin/${name}`),
  ]
    // On Ubuntu, chromium may be a script that only asks to install a snap.
    .find((program) => spawnSync(program, ['--version']).status === 0);
  return executablePath === undefined ? { channel: 'chrome' } : { executablePath };
}

/** How tests and cards start the browser. */
export const launchOptions: LaunchOptions = {
  ...foundBrowser(),
  env: { ...process.env, FONTCONFIG_FILE: path.join(import.meta.dirname, 'fonts.conf') },
  args: [
    // Without it Chromium does not start as root in a container.
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    // A setting of the machine could round the widths of letters.
    '--font-render-hinting=none',
    // The headless shell loads lazy pictures earlier than Chrome. The last two set Chrome's distance on a good
    // connection. The first four are Playwright's own, which this list would otherwise replace.
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

// tools/setup.mjs runs this file to see whether the browser starts.
if (import.meta.main) await (await chromium.launch(launchOptions)).close();
