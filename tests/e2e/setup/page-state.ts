import { setTimeout as delay } from 'node:timers/promises';
import type { Page } from '@playwright/test';

const ANSWER_MS = 2000;

/**
 * What can be told of a page that a test has fallen on: where no frame of it comes, each press waits
 * until its test's time is up. A second page tells whether the whole browser makes none. A picture
 * asks for the frame, because a script's own frames stand still with its clock, or with script off.
 */
export async function pageState(page: Page): Promise<string> {
  const script = await orNone(
    page.evaluate(() => ({
      address: window.location.href,
      visibility: document.visibilityState,
      focused: document.hasFocus(),
    })),
  );
  const frame = await makesFrame(page);
  const other = await orNone(page.context().browser()?.newPage());
  const otherFrame = other !== null && (await makesFrame(other));
  await orNone(other?.context().close());
  return JSON.stringify({ script: script ?? 'does not answer', frame, otherFrame });
}

function makesFrame(page: Page): Promise<boolean> {
  return page.screenshot({ timeout: ANSWER_MS }).then(
    () => true,
    () => false,
  );
}

async function orNone<Answer>(answer: Promise<Answer> | undefined): Promise<Answer | null> {
  return Promise.race([answer?.catch(() => null) ?? null, delay(ANSWER_MS, null)]);
}
