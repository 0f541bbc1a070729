import type { Page } from '@playwright/test';
import { holdApp, openHydrated, setPlaybackRate, untilHydrated } from '../setup/hydration.ts';
import { footerLink } from '../setup/main-links.ts';
import { servePageInPieces } from '../setup/page-in-pieces.ts';
import { waitingGroup } from '../../expected-facts.ts';
import { expect, test } from '../setup/site-test.ts';
import { planNote, sponsorButton } from '../setup/sponsorship-dialog.ts';
import { bootAttributes } from '../../../src/boot-contract.ts';

function keepRequestedScripts(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) scripts.push(pathname.replace(/-[\w-]{8}\.js$/, ''));
  });
  return scripts;
}

/** Waits until the page has hydrated by itself: the test makes no input. */
const expectHydrated = (page: Page) => expect(page.locator('html[data-hydrated]')).toHaveCount(1);

test('the app loads when the page is idle or at the first input', async ({ page }) => {
  // The page's load event waits for this picture.
  let icon = Promise.withResolvers<void>();
  await page.route('**/icon.svg', async (route) => {
    await icon.promise;
    await route.continue();
  });
  await page.addInitScript(() => {
    window.requestIdleCallback = (whenIdle) => {
      Object.assign(window, { whenIdle });
      return 0;
    };
  });
  const scripts = keepRequestedScripts(page);
  for (const reason of ['an idle page', 'an input']) {
    await test.step(`${reason} loads the app`, async () => {
      icon = Promise.withResolvers<void>();
      scripts.splice(0);
      await page.goto('/programs', { waitUntil: 'domcontentloaded' });
      // The boot module has run.
      await expect(page.locator(`html[${bootAttributes.script}]`)).toHaveCount(1);
      await page.mouse.move(100, 100);
      await page.evaluate(() => window.scrollBy({ top: 400, behavior: 'instant' }));
      expect(scripts).toEqual(['/assets/boot']);
      if (reason === 'an idle page') {
        icon.resolve();
        await page.waitForFunction(() => 'whenIdle' in window);
        expect(scripts).toEqual(['/assets/boot']);
        await page.evaluate('whenIdle()');
      } else await page.keyboard.press('Tab');
      await expectHydrated(page);
      expect(scripts).toContain('/assets/entry.client');
      icon.resolve();
    });
  }
});

test('a dialog opens before hydration and keeps its words, on an altered page too, and opens in old engines', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/rendered again/);
  const title = page.getByRole('heading', { level: 1 });
  const dialog = page.getByRole('dialog', { name: `Support ${waitingGroup}` });
  for (const isAltered of [false, true]) {
    await test.step(`hydration keeps what is typed where the page ${isAltered ? 'was altered' : 'is as built'}`, async () => {
      const release = await holdApp(page);
      await page.goto('/children');
      if (isAltered) await title.evaluate((it) => (it.textContent = 'Altered'));
      await sponsorButton(page).click();
      await dialog.getByLabel('Payment frequency').selectOption('quarterly');
      await dialog.getByLabel('Full name').fill('Jane Wanjiru');
      release();
      await expectHydrated(page);
      await expect(title).not.toHaveText('Altered');
      if (isAltered) {
        // React has rendered another dialog, which is closed.
        await expect(dialog).toBeHidden();
        await sponsorButton(page).click();
      } else await expect(dialog.getByLabel('Full name')).toBeFocused();
      await expect(dialog.getByLabel('Full name')).toHaveValue('Jane Wanjiru');
      await expect(planNote(dialog)).toHaveText(/^4 payments of/);
      await dialog.getByRole('button', { name: 'Cancel' }).click();
      await expect(sponsorButton(page)).toBeFocused();
      await page.unrouteAll();
    });
  }

  await test.step('the dialog opens and closes in an engine without invoker commands', async () => {
    expectedErrors.splice(0);
    await page.addInitScript(() => {
      for (const name of ['command', 'commandForElement'])
        Reflect.deleteProperty(HTMLButtonElement.prototype, name);
      // Such engines ignore the attribute.
      document.addEventListener('command', (event) => event.preventDefault(), true);
    });
    const releaseAgain = await holdApp(page);
    await page.goto('/children');
    for (const moment of ['before', 'after']) {
      await test.step(`the dialog opens and closes ${moment} hydration`, async () => {
        await sponsorButton(page).click();
        await expect(dialog).toBeVisible();
        await dialog.getByRole('button', { name: 'Cancel' }).click();
        await expect(dialog).toBeHidden();
        releaseAgain();
        await untilHydrated(page);
      });
    }
  });
});

test('a plain counterpart takes the place of what needs a boot module that does not come', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/Failed to load resource/);
  // Each visible control that nothing answers without script, and where all controls stand.
  const controls = () =>
    page.evaluate(() => {
      const answered = '[popovertarget], dialog *, form [type=submit]';
      const all = [...document.querySelectorAll<HTMLElement>('main :is(a, button, h2)')];
      const shown = all.filter((it) => it.checkVisibility({ visibilityProperty: true }));
      return {
        dead: shown.filter((it) => it.matches(`button:not(${answered})`)).length,
        places: all.map((it) => it.getBoundingClientRect().top),
      };
    });
  for (const path of ['/children', '/gallery', '/give', '/']) {
    await test.step(path, async () => {
      const boot = Promise.withResolvers<void>();
      await page.route('**/assets/boot-*.js', async (route) => {
        await boot.promise;
        await route.continue();
      });
      // The plain counterparts wait until everything is measured.
      await setPlaybackRate(page, 0.01);
      await page.goto(path, { waitUntil: 'commit' });
      await page.waitForFunction(() => document.fonts.status === 'loaded' && document.body);
      await expect.poll(async () => (await controls()).places.length).toBeGreaterThan(5);
      await page.evaluate(() => document.fonts.ready);
      // From the first frame on, photos that are far off have an estimated height.
      await page.evaluate(
        () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
      );
      // How to give: a meal's radio stands for all questions and the slip.
      const meals = page.getByRole('radio', { name: /meals/ });
      const seeHowToPay = page.locator('#choose').getByRole('link', { name: 'See how to pay' });
      if (path === '/give') {
        await meals.check();
        // The radio is about to go, and would take the focus along.
        await page.locator('#road').getByRole('link').first().focus();
      }
      const { places, dead } = await controls();
      expect(dead).toBeGreaterThan(0);
      await setPlaybackRate(page, 20);
      await expect.poll(async () => (await controls()).dead).toBe(0);
      expect((await controls()).places).toEqual(places);
      if (path === '/children') {
        const link = page.getByRole('link', { name: `(${waitingGroup}' Education)` });
        await expect(link).toHaveAttribute('href', /^mailto:/);
      }
      if (path === '/give') {
        await expect(meals).toBeHidden();
        await expect(seeHowToPay).toHaveAttribute('href', '#pay');
      }
      boot.resolve();
      await page.waitForFunction(() => 'script' in document.documentElement.dataset);
      const late = await controls();
      expect(late.places).toEqual(places);
      expect(late.dead).toBeGreaterThan(0);
      if (path === '/give') {
        await untilHydrated(page);
        await expect(meals).toBeChecked();
        await expect(seeHowToPay).toHaveCount(0);
        await expect(page.getByRole('group', { name: 'Your gift', exact: true })).toContainText(
          'meals',
        );
      }
      await page.unrouteAll({ behavior: 'wait' });
    });
  }
});

test(
  'a click on a half-loaded page waits for the rest of the page',
  { tag: '@thorough' },
  async ({ page, baseURL, expectedErrors }) => {
    await using half = await servePageInPieces(baseURL ?? '', '/children', ' Education</button>');
    expectedErrors.push(new RegExp(`^${half.origin}/`));
    const scripts = keepRequestedScripts(page);
    await page.goto(`${half.origin}/children`, { waitUntil: 'commit' });
    const app = page.waitForResponse(/\/assets\/entry\.client-/);
    // A key has no effect until the boot module has run.
    await expect(async () => {
      await page.keyboard.press('Shift');
      expect(scripts).toContain('/assets/entry.client');
    }).toPass();
    const button = sponsorButton(page);
    await button.click();
    await (await app).finished();
    await expect(button).toHaveAttribute('aria-busy', 'true');

    half.sendRest();
    await expect(page.getByRole('dialog', { name: `Support ${waitingGroup}` })).toBeVisible();
    await untilHydrated(page);
  },
);

test('a click counts once as hydration begins', { tag: '@thorough' }, async ({ page }) => {
  // Both React and the boot module could handle it.
  await page.addInitScript(() => {
    // oxlint-disable-next-line typescript/unbound-method -- called below with the element it is for
    const { addEventListener } = EventTarget.prototype;
    EventTarget.prototype.addEventListener = function heard(
      ...args: Parameters<typeof addEventListener>
    ) {
      // React's first listener.
      if (this instanceof Element && this.id === 'root' && args[0] === 'click') {
        EventTarget.prototype.addEventListener = addEventListener;
        queueMicrotask(() => document.querySelector<HTMLElement>('[aria-label^="Pause"]')?.click());
      }
      addEventListener.apply(this, args);
    };
  });
  await openHydrated(page, '/');
  const play = page.getByRole('button', { name: 'Play slideshow' });
  await expect(play).toBeVisible();
  await expect(play).not.toHaveAttribute('aria-busy');
});

test(
  'an engine of 2021, without ES2022, shows the page without script',
  { tag: '@thorough' },
  async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(Object, 'hasOwn'));
    const scripts = keepRequestedScripts(page);
    await page.goto('/children');
    const link = page.getByRole('link', { name: `Support by e-mail (${waitingGroup}' Education)` });
    await expect(link).toHaveAttribute('href', /^mailto:/);
    await expect(page.getByRole('button', { name: `Support ${waitingGroup}` })).toBeHidden();
    // An input does not load the app.
    await page.keyboard.press('Tab');
    await footerLink(page, '/programs').click();
    await expect(page).toHaveURL('/programs');
    expect(new Set(scripts)).toEqual(new Set(['/assets/boot']));
  },
);
