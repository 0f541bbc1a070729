import { possessive } from '../../../src/lib/text.ts';
import { untilHydratedByItself } from '../setup/hydration.ts';
import { expect, test } from '../setup/site-test.ts';
import { groupToSponsor, openSponsorshipDialog } from '../setup/sponsorship-dialog.ts';

for (const [what, types] of [
  ['without the newer interfaces, nor paint timing,', []],
  ['which announces paint timing and never reports any,', ['paint']],
] as const) {
  test(
    `an engine ${what} hydrates the page by itself, and it works`,
    { tag: '@thorough' },
    async ({ page }) => {
      await page.addInitScript((types) => {
        for (const name of ['requestIdleCallback', 'CommandEvent', 'scheduler'])
          Reflect.deleteProperty(window, name);
        Reflect.deleteProperty(window, 'PerformanceElementTiming');
        Object.defineProperty(PerformanceObserver, 'supportedEntryTypes', { value: types });
        PerformanceObserver.prototype.observe = () => undefined;
        for (const name of ['command', 'commandForElement'])
          Reflect.deleteProperty(HTMLButtonElement.prototype, name);
        for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover'])
          Reflect.deleteProperty(HTMLElement.prototype, name);
        Reflect.deleteProperty(Document.prototype, 'startViewTransition');
        Reflect.deleteProperty(HTMLDialogElement.prototype, 'closedBy');
        document.addEventListener('command', (event) => event.preventDefault(), true);
      }, types);
      await page.goto('/children');
      await untilHydratedByItself(page);
      const dialog = await openSponsorshipDialog(page);
      await dialog.getByRole('button', { name: 'Cancel' }).click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await page.getByRole('contentinfo').getByRole('link', { name: 'Programs' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Programs');
    },
  );
}

test(
  'an engine of 2021, without ES2022, shows the page without script',
  { tag: '@thorough' },
  async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(Object, 'hasOwn'));
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await page.goto('/children');
    const group = groupToSponsor();
    const link = page.getByRole('link', {
      name: `Support by e-mail: ${possessive(group)} Education`,
    });
    await expect(link).toHaveAttribute('href', /^mailto:/);
    await expect(page.getByRole('button', { name: `Support ${group}` })).toBeHidden();
    // An input does not load the app.
    await page.keyboard.press('Tab');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Programs' }).click();
    await expect(page).toHaveURL('/programs');
    expect(scripts.filter((url) => !url.includes('/boot-'))).toEqual([]);
  },
);
