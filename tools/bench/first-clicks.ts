import { chromium, type Browser, type Page } from '@playwright/test';
import { browserFlags } from '../browser-flags.ts';
import { trustFlag } from './certificate.ts';
import { markdownTable } from './markdown-table.ts';
import { median } from './statistics.ts';

const ANSWER_LIMIT_MS = 2000;

/** Lighthouse's phone. */
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
} as const;

/** Lighthouse's slow 4G as DevTools applies it: 150 ms × 3.75, 1.6 Mbit/s × 0.9; bytes a second. */
const slow4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1.6 * 0.9 * 1024 * 1024) / 8,
  uploadThroughput: (0.75 * 0.9 * 1024 * 1024) / 8,
};

type Click = {
  what: string;
  path: string;
  tap: (page: Page) => Promise<void>;
  /** Runs in the page: whether the click has been answered. */
  isAnswered: () => boolean;
  answeredBy: 'the browser' | 'boot.ts' | 'React';
};

const clicks: Click[] = [
  {
    what: 'Menu opens',
    path: '/',
    tap: (page) => page.getByRole('button', { name: 'Menu' }).tap(),
    isAnswered: () => document.querySelector('nav[popover]:popover-open') !== null,
    answeredBy: 'the browser',
  },
  {
    what: 'Sponsorship dialog opens',
    path: '/children',
    tap: (page) => page.locator('main button[command="show-modal"]').first().tap(),
    isAnswered: () => document.querySelector('dialog[open]') !== null,
    answeredBy: 'the browser',
  },
  {
    what: 'Way to help is shown',
    path: '/get-involved',
    tap: (page) => page.locator('[data-way-to-help="visit"]').tap(),
    isAnswered: () => document.querySelector('#visit[data-chosen]') !== null,
    answeredBy: 'boot.ts',
  },
  {
    what: 'Slideshow pauses',
    path: '/',
    tap: (page) => page.getByRole('button', { name: 'Pause slideshow' }).tap(),
    isAnswered: () => document.querySelector('[aria-label="Play slideshow"]') !== null,
    answeredBy: 'React',
  },
  {
    what: 'Gallery photo opens',
    path: '/gallery',
    tap: (page) => page.locator('main li a').first().tap(),
    isAnswered: () => document.querySelector('dialog[open]') !== null,
    answeredBy: 'React',
  },
  {
    what: 'Gallery is filtered',
    path: '/gallery',
    tap: (page) => page.locator('main button[aria-pressed="false"]').first().tap(),
    isAnswered: () => document.querySelector('main button[aria-pressed]')?.ariaPressed === 'false',
    answeredBy: 'React',
  },
  {
    what: 'Paybill is copied',
    path: '/get-involved',
    tap: (page) => page.getByRole('button', { name: /^Copy/ }).first().tap(),
    isAnswered: () =>
      [...document.querySelectorAll('main [role="status"]')].some(({ textContent }) =>
        /cop(?:y|ied)/i.test(textContent),
      ),
    answeredBy: 'React',
  },
  {
    what: 'Tap anywhere hydrates',
    path: '/contact',
    tap: (page) => page.touchscreen.tap(200, 400),
    isAnswered: () => 'hydrated' in document.documentElement.dataset,
    answeredBy: 'React',
  },
];

/** Clicks each control on cold visits as soon as boot.ts has run, and times the answer. */
export async function firstClicksSection(origin: string, runs: number): Promise<string> {
  const executablePath = process.env['CHROMIUM_PATH'];
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: [...browserFlags, trustFlag()],
  });
  const rows: string[][] = [];
  try {
    for (const click of clicks) {
      const times: number[] = [];
      for (let run = 0; run < runs; run += 1) times.push(await clickOnce(browser, origin, click));
      const slowest = Math.max(...times);
      rows.push([
        click.what,
        click.path,
        click.answeredBy,
        ...[median(times), slowest].map((ms) => Math.round(ms).toLocaleString('en')),
        slowest <= ANSWER_LIMIT_MS ? 'within' : '**over**',
      ]);
      console.log(`${click.what}: ${times.map(Math.round).join(', ')} ms`);
    }
  } finally {
    await browser.close();
  }
  const head = ['Click', 'Page', 'Answered by', 'Median, ms', 'Slowest, ms', '2,000 ms'];
  return `## First clicks before hydration

From the click to its answer, on slow 4G (562.5 ms a request, 1.47 Mbit/s) and a processor 4 times slower,
applied and not simulated. Each control is clicked on ${runs} cold visits as soon as boot.ts has run.

${markdownTable(head, rows)}
`;
}

declare global {
  // oxlint-disable-next-line no-var -- only var declares a property of the window
  var clickedAt: number | undefined;
}

async function clickOnce(browser: Browser, origin: string, { path, tap, isAnswered }: Click) {
  const context = await browser.newContext({ ...phone, locale: 'en-GB' });
  try {
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await cdp.send('Network.enable');
    await cdp.send('Network.emulateNetworkConditions', slow4G);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.addInitScript(() => {
      const options = { capture: true, passive: true, once: true };
      window.addEventListener(
        'touchstart',
        (event) => (globalThis.clickedAt = event.timeStamp),
        options,
      );
    });
    await page.goto(origin + path, { waitUntil: 'domcontentloaded', timeout: 60_000 });
    await untilBootHasRun(page);
    await tap(page);
    await page.waitForFunction(isAnswered, undefined, { polling: 'raf', timeout: 60_000 });
    return await page.evaluate(() => performance.now() - (globalThis.clickedAt ?? NaN));
  } finally {
    await context.close();
  }
}

/** It runs in the task after the one in which it was fetched. */
async function untilBootHasRun(page: Page) {
  await page.waitForFunction(
    () =>
      performance
        .getEntriesByType('resource')
        .some(({ name, duration }) => name.includes('/assets/boot-') && duration > 0),
    undefined,
    { polling: 'raf', timeout: 60_000 },
  );
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}
