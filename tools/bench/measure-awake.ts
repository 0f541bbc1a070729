import type { Browser, Page } from '@playwright/test';
import { newVisit, phone, slowDown } from './phone.ts';
import { median } from './statistics.ts';

type Press = {
  what: string;
  path: string;
  press: (page: Page) => Promise<void>;
  /** Runs in the page: whether the press has been answered. */
  answered: () => boolean;
  answeredBy: 'the browser' | 'the boot module' | 'React';
};

const presses: Press[] = [
  {
    what: 'Menu, opened',
    path: '/',
    press: (page) => page.getByRole('button', { name: 'Menu' }).tap(),
    answered: () => document.querySelector('nav[popover]')?.matches(':popover-open') ?? false,
    answeredBy: 'the browser',
  },
  {
    what: 'Sponsor button, its dialog open',
    path: '/children',
    press: (page) =>
      page
        .getByRole('button', { name: /^Support .*Education$/ })
        .first()
        .tap(),
    answered: () => document.querySelector('dialog[open]') !== null,
    answeredBy: 'the browser',
  },
  {
    what: 'A way to help, its panel shown',
    path: '/get-involved',
    press: (page) => page.locator('[data-way-to-help="visit"]').tap(),
    answered: () =>
      document.querySelector<HTMLElement>('[data-ways-to-help]')?.dataset['tab'] === 'visit' ||
      document
        .querySelector('[role="tab"][aria-selected="true"]')
        ?.textContent?.includes('Visit') === true,
    answeredBy: 'the boot module',
  },
  {
    what: 'Pause of the hero, kept and played back',
    path: '/',
    press: (page) => page.getByRole('button', { name: 'Pause slideshow' }).tap(),
    answered: () => document.querySelector('[aria-label="Play slideshow"]') !== null,
    answeredBy: 'React',
  },
  {
    what: 'Gallery photo, lightbox open',
    path: '/gallery',
    press: (page) => page.locator('main li a').first().tap(),
    answered: () => document.querySelector('dialog[open]') !== null,
    answeredBy: 'React',
  },
  {
    what: 'Gallery filter, chosen',
    path: '/gallery',
    press: (page) => page.locator('main button[aria-pressed="false"]').first().tap(),
    answered: () =>
      document.querySelector('main button[aria-pressed]')?.getAttribute('aria-pressed') === 'false',
    answeredBy: 'React',
  },
  {
    what: 'Copy of the paybill, its outcome shown',
    path: '/get-involved',
    press: (page) => page.getByRole('button', { name: /^Copy/ }).first().tap(),
    answered: () => {
      const regions = [...document.querySelectorAll('main [role="status"]')];
      return regions.some(({ textContent }) => /cop(?:y|ied)/i.test(textContent ?? ''));
    },
    answeredBy: 'React',
  },
  {
    what: 'A finger anywhere, the page awake',
    path: '/contact',
    press: (page) => page.touchscreen.tap(200, 400),
    answered: () =>
      [...document.querySelectorAll('footer p')].some(({ textContent }) =>
        /^Site visits: \S/.test(textContent ?? ''),
      ),
    answeredBy: 'React',
  },
];

export type PressTimes = Pick<Press, 'what' | 'path' | 'answeredBy'> & {
  /** When the boot module had run, and when the answer was there, in ms since navigation started. */
  ready: number;
  /** From the press to its answer, in ms. */
  answer: number;
  /** The longest of all runs. */
  slowest: number;
};

/** Presses each control as soon as the boot module has run, on a slow line and a slow processor. */
export async function measureAwake(
  browser: Browser,
  origin: string,
  runs: number,
): Promise<PressTimes[]> {
  const results: PressTimes[] = [];
  for (const press of presses) {
    const times: { ready: number; answer: number }[] = [];
    for (let run = 0; run < runs; run += 1) times.push(await pressOnce(browser, origin, press));
    const answers = times.map(({ answer }) => answer);
    results.push({
      what: press.what,
      path: press.path,
      answeredBy: press.answeredBy,
      ready: median(times.map(({ ready }) => ready)),
      answer: median(answers),
      slowest: Math.max(...answers),
    });
    console.log(`${press.what}: ${Math.round(median(answers))} ms`);
  }
  return results;
}

declare global {
  // oxlint-disable-next-line no-var -- only var declares a property of the window
  var pressedAt: number | undefined;
}

/** When the boot module had come, in ms since navigation started; it runs in the task after that. */
async function bootHasRun(page: Page): Promise<number> {
  const fetched = await page.waitForFunction(
    () =>
      performance.getEntriesByType('resource').find(({ name }) => name.includes('/assets/boot-'))
        ?.duration && performance.now(),
    undefined,
    { polling: 'raf', timeout: 60_000 },
  );
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  return Number(await fetched.jsonValue());
}

async function pressOnce(browser: Browser, origin: string, { path, press, answered }: Press) {
  const visit = await newVisit(browser, phone);
  const { page } = visit;
  try {
    await page.addInitScript(() => {
      const options = { capture: true, passive: true, once: true };
      window.addEventListener(
        'touchstart',
        ({ timeStamp }) => (globalThis.pressedAt = timeStamp),
        options,
      );
    });
    await slowDown(visit);
    await page.goto(origin + path, { waitUntil: 'domcontentloaded', timeout: 60_000 });
    const ready = await bootHasRun(page);
    await press(page);
    await page.waitForFunction(answered, undefined, { polling: 'raf', timeout: 60_000 });
    const answer = await page.evaluate(() => performance.now() - (globalThis.pressedAt ?? NaN));
    return { ready, answer };
  } finally {
    await visit.close();
  }
}
