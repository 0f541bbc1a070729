import type { Locator, Page } from '@playwright/test';
import type { Path } from '../../find-by-role.ts';
import { states, type Step } from '../../states/states.ts';
import { expectAccessible } from '../setup/accessible.ts';
import { forceHover } from '../setup/focus.ts';
import { holdApp, openHydrated } from '../setup/hydration.ts';
import { keepOpenedMails } from '../setup/opened-mails.ts';
import { expect, test } from '../setup/site-test.ts';
import { stopClock } from '../setup/stopped-clock.ts';

// Targets are closest together at this width. Reduced motion keeps axe from measuring a colour in transition.
test.use({ viewport: { width: 320, height: 640 }, contextOptions: { reducedMotion: 'reduce' } });

function find(page: Page, path: Path): Locator {
  let found: Page | Locator = page;
  for (const { role, name } of path) {
    const exact = !name?.endsWith('…');
    const options = name === null ? {} : { name: exact ? name : name.slice(0, -1), exact };
    found = found.getByRole(role as Parameters<Page['getByRole']>[0], options);
  }
  return (found as Locator).first();
}

async function act(page: Page, step: Step) {
  const at = find(page, step.at);
  if ('type' in step) await at.fill(step.type);
  else if ('choose' in step) await at.selectOption(step.choose);
  else await at.click();
}

/** The thanks come 0.6 s after the press and go three seconds later: time passes only until they are there. */
async function passTimeUntil(page: Page, there: Locator) {
  await expect(async () => {
    if (!(await there.isVisible())) await page.clock.runFor(100);
    await expect(there).toBeVisible({ timeout: 500 });
  }).toPass();
}

// `npm run dev` shows the same at /states.
for (const { name, address, steps, shows } of states) {
  test(
    `the state “${name}” is accessible, also under the pointer`,
    { tag: ['@desktop', '@thorough'] },
    async ({ page, context }) => {
      await context.grantPermissions(['clipboard-write']);
      await keepOpenedMails(page);
      page.on('dialog', (dialog) => dialog.accept());
      const isTimed = [...steps, { at: shows }].some((it) =>
        it.at.some((named) => named.name === 'Thank You!'),
      );
      if (isTimed) await stopClock(page);
      await openHydrated(page, address);
      for (const step of steps) {
        if (isTimed) await passTimeUntil(page, find(page, step.at));
        await act(page, step);
      }
      if (isTimed) await passTimeUntil(page, find(page, shows));
      await expect(find(page, shows)).toBeVisible();
      // axe waits by timers.
      if (isTimed) await page.clock.resume();
      await expectAccessible(page, name);
      await forceHover(page);
      await expectAccessible(page, `${name}, under the pointer`);
    },
  );
}

test(
  'a page before hydration is accessible, with the focus on the skip link',
  { tag: '@thorough' },
  async ({ page }) => {
    await holdApp(page);
    await page.goto('/get-involved');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
    await expectAccessible(page, 'before hydration');
  },
);
