import { groupToSponsor } from '../setup/groups.ts';
import { untilHydratedByItself } from '../setup/hydration.ts';
import { expect, test } from '../setup/site-test.ts';
import { openSponsorshipDialog } from '../setup/sponsorship-dialog.ts';

test('an engine without the newer interfaces hydrates the page by itself, and it works [fault 65]', async ({
  page,
}) => {
  await page.addInitScript(() => {
    for (const name of [
      'requestIdleCallback',
      'PerformanceElementTiming',
      'CommandEvent',
      'scheduler',
    ])
      Reflect.deleteProperty(window, name);
    Object.defineProperty(PerformanceObserver, 'supportedEntryTypes', { value: ['paint'] });
    for (const name of ['command', 'commandForElement'])
      Reflect.deleteProperty(HTMLButtonElement.prototype, name);
    for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover'])
      Reflect.deleteProperty(HTMLElement.prototype, name);
    Reflect.deleteProperty(Document.prototype, 'startViewTransition');
    Reflect.deleteProperty(HTMLDialogElement.prototype, 'closedBy');
    document.addEventListener('command', (event) => event.preventDefault(), true);
  });
  await page.goto('/children');
  await untilHydratedByItself(page);
  const dialog = await openSponsorshipDialog(page, groupToSponsor());
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Programs' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Programs');
});

for (const [what, types] of [
  ['has no paint timing', []],
  ['announces paint timing and never reports any', ['paint']],
] as const) {
  test(`an engine that ${what} hydrates the page by itself [fault 65]`, async ({ page }) => {
    await page.addInitScript((value) => {
      Object.defineProperty(PerformanceObserver, 'supportedEntryTypes', { value });
      PerformanceObserver.prototype.observe = () => undefined;
    }, types);
    await page.goto('/programs');
    await untilHydratedByItself(page);
  });
}
