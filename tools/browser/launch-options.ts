import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium, type LaunchOptions } from '@playwright/test';

/**
 * The headless shell that Playwright pins; if it is not installed, a browser of the system with the same engine. A
 * headless shell comes first, because it opens a page in a quarter of the time.
 */
function foundBrowser(): Pick<LaunchOptions, 'executablePath' | 'channel'> {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH) return { executablePath: CHROMIUM_PATH };
  // Playwright returns the path of the full Chromium only. Its installer writes this file when it has finished.
  const pinned = chromium
    .executablePath()
    .replace(/chromium-(\d+)[\\/].*$/, 'chromium_headless_shell-$1/INSTALLATION_COMPLETE');
  if (existsSync(pinned)) return {};
  const executablePath = ['chromium-headless-shell', 'google-chrome', 'chromium']
    .map((name) => `/usr/bin/${name}`)
    // On Ubuntu, chromium may be a script that only asks to install a snap, so each program is started.
    .find((program) => spawnSync(program, ['--version']).status === 0);
  return executablePath === undefined ? { channel: 'chrome' } : { executablePath };
}

/** How Playwright starts the browser of the tests, of the cards and of the benchmark. */
export const launchOptions: LaunchOptions = {
  ...foundBrowser(),
  env: { ...process.env, FONTCONFIG_FILE: path.join(import.meta.dirname, 'fonts.conf') },
  args: [
    // Chromium does not start as root in a container otherwise.
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    // Otherwise a setting of the machine could round the widths of letters.
    '--font-render-hinting=none',
    // These switch off requests that the browser makes for itself.
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    // The headless shell loads lazy pictures earlier than Chrome does. The last two set Chrome's distance on a good
    // connection. The first four are Playwright's own settings, which this list would otherwise replace.
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
