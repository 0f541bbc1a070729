import { setTimeout as delay } from 'node:timers/promises';
import type { Page } from '@playwright/test';

/** A page that makes frames makes one within a few hundredths of this, however busy the machine. */
const ANSWER_MS = 2000;

/**
 * What can be told of a page that a test has fallen on without needing a frame of it: where none
 * comes, each press waits until its test's time is up, and there is no screenshot either. A second
 * page tells whether the whole browser makes none. In a test with a stopped clock the page's own
 * `frame` is always false.
 */
export async function pageState(page: Page): Promise<string> {
  const state = await orNone(
    page.evaluate(() => ({
      address: window.location.href,
      visibility: document.visibilityState,
      focused: document.hasFocus(),
      animations: document.getAnimations().map(({ playState }) => playState),
    })),
  );
  const frame = await makesFrame(page);
  const other = await orNone(page.context().browser()?.newPage());
  const otherFrame = other !== null && (await makesFrame(other));
  await orNone(other?.context().close());
  return JSON.stringify({ ...(state ?? { script: 'does not answer' }), frame, otherFrame });
}

async function makesFrame(page: Page): Promise<boolean> {
  const time = await orNone(
    page.evaluate(() => new Promise<number>((resolve) => requestAnimationFrame(resolve))),
  );
  return time !== null;
}

async function orNone<Answer>(answer: Promise<Answer> | undefined): Promise<Answer | null> {
  return Promise.race([answer?.catch(() => null) ?? null, delay(ANSWER_MS, null)]);
}
