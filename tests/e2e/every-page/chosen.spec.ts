import type { Locator } from '@playwright/test';
import { openHydrated } from '../setup/hydration.ts';
import { expect, test } from '../setup/site-test.ts';

// In forced colours the browser draws backgrounds and shadows away.
test.use({ forcedColors: 'active' });

/** Presses the last one, which must then look unlike before. */
async function expectChosenLooksChosen(choices: Locator) {
  const last = choices.last();
  const look = () => last.screenshot({ animations: 'disabled' });
  const before = await look();
  await last.click();
  await last.page().mouse.move(0, 0);
  await last.blur();
  expect((await look()).equals(before)).toBe(false);
}

test('what is chosen looks chosen in forced colours', async ({ page }) => {
  await openHydrated(page, '/give#kes-1000-once-for-most');
  for (const name of ['purpose', 'often', 'amount', 'currency', 'paidBy'])
    await test.step(name, async () => {
      await expectChosenLooksChosen(page.locator(`input[type=radio][name=${name}]`));
    });
  await openHydrated(page, '/gallery');
  await expectChosenLooksChosen(
    page.getByRole('group', { name: 'Show pictures of' }).getByRole('button'),
  );
  await openHydrated(page, '/get-involved');
  await expectChosenLooksChosen(page.getByRole('tab'));
});
