import type { Browser, Page } from '@playwright/test';
import { heroPhotos } from '../../src/content/hero.ts';
import { sitePages } from '../../src/site-map.ts';
import { ROTATION_MS } from '../../src/pages/home/hero-rotation.ts';
import { footprintOf, type Footprint } from '../../tests/e2e/setup/page-footprint.ts';
import { desktop, newVisit, untilAwake } from './phone.ts';
import { watchTimers } from '../../tests/e2e/setup/watched-timers.ts';

/** Rotations come this many times as often. */
const HURRY = 20;

type Endurance = {
  what: string;
  path: string;
  times: number;
  /** Done once before, so that what is loaded but once is not taken for a leak. */
  warmUpTimes: number;
  prepare?: (page: Page) => Promise<void>;
  repeat: (page: Page, times: number) => Promise<void>;
  finish?: (page: Page) => Promise<void>;
};

/** Its pictures come one after another, each with its listeners. */
async function untilHeroIsWhole(page: Page) {
  const pictures = '[aria-roledescription="carousel"] img';
  await page.waitForFunction(
    ([selector, count]) => document.querySelectorAll(selector).length === count,
    [pictures, heroPhotos.length] as const,
  );
}

const endurances: Endurance[] = [
  {
    what: 'Hero rotations',
    path: '/',
    times: 50,
    warmUpTimes: 6,
    async repeat(page, times) {
      await page.waitForTimeout((times * ROTATION_MS) / HURRY);
      await untilHeroIsWhole(page);
    },
  },
  {
    what: 'Lightbox steps',
    path: '/gallery',
    times: 200,
    warmUpTimes: 50,
    prepare: (page) => page.locator('main li a').first().click(),
    async repeat(page, times) {
      for (let step = 0; step < times; step += 1) await page.keyboard.press('ArrowRight');
    },
    async finish(page) {
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    },
  },
  {
    what: 'Navigations',
    path: '/',
    times: 100,
    warmUpTimes: sitePages.length * 2,
    async repeat(page, times) {
      for (let turn = 1; turn <= times; turn += 1) {
        const next = sitePages[turn % sitePages.length];
        if (!next) throw new Error('the site map is empty');
        await page.locator(`nav a[href="${next.path}"]`).first().click();
        await page.waitForFunction((title) => document.title === title, next.title);
      }
      await page.locator('nav a[href="/"]').first().click();
      await page.waitForFunction((title) => document.title === title, sitePages[0].title);
      await untilHeroIsWhole(page);
    },
  },
];

export type EnduranceResult = { what: string; times: number; before: Footprint; after: Footprint };

export async function measureMemory(browser: Browser, origin: string): Promise<EnduranceResult[]> {
  const results: EnduranceResult[] = [];
  for (const endurance of endurances) results.push(await endure(browser, origin, endurance));
  return results;
}

async function endure(browser: Browser, origin: string, endurance: Endurance) {
  const { what, path, times, warmUpTimes, prepare, repeat, finish } = endurance;
  const { page, cdp, close } = await newVisit(browser, desktop);
  try {
    await watchTimers(page, { hurry: { intervalMs: ROTATION_MS, times: HURRY } });
    await page.goto(origin + path);
    await untilAwake(page);
    const round = async (count: number) => {
      await prepare?.(page);
      await repeat(page, count);
      await finish?.(page);
      await page.waitForLoadState('networkidle');
    };
    await round(warmUpTimes);
    const before = await footprintOf(page, cdp);
    await round(times);
    const after = await footprintOf(page, cdp);
    console.log(`${what}: ${Math.round((after.heapBytes - before.heapBytes) / 1000)} kB`);
    return { what, times, before, after };
  } finally {
    await close();
  }
}
