import type { Locator } from '@playwright/test';
import { openHydrated } from '../setup/hydration.ts';
import { expect, test } from '../setup/site-test.ts';

// In forced colours the browser draws backgrounds and shadows away.
test.use({ forcedColors: 'active' });

/** How a choice and its words are drawn. */
function lookOf(choice: Locator): Promise<string[]> {
  return choice.evaluate((it) => {
    const label = it instanceof HTMLInputElement ? it.labels?.[0] : null;
    const parts = [it, ...it.querySelectorAll('*'), ...(label?.querySelectorAll('*') ?? [])];
    if (label) parts.push(label);
    return parts.flatMap((part) =>
      [null, '::before', '::after'].map((pseudo) => {
        const css = getComputedStyle(part, pseudo);
        // The browser's own radio.
        const native = css.appearance === 'none' ? '' : (part as HTMLInputElement).checked;
        const { borderTopWidth, borderTopColor, borderBottomWidth, borderBottomColor } = css;
        const { outlineStyle, outlineColor, textDecorationLine, fontWeight, content } = css;
        return [
          [borderTopWidth, borderTopColor, borderBottomWidth, borderBottomColor],
          [outlineStyle, outlineColor, textDecorationLine, fontWeight, content],
          [native, css.backgroundColor, css.color, css.forcedColorAdjust],
        ].join();
      }),
    );
  });
}

/** Presses the last one, which must then look unlike before. */
async function expectChosenLooksChosen(choices: Locator) {
  const last = choices.last();
  const before = await lookOf(last);
  await last.click();
  await last.page().mouse.move(0, 0);
  await last.blur();
  await expect.poll(() => lookOf(last)).not.toEqual(before);
}

test('what is chosen looks chosen in forced colours', async ({ page }) => {
  await openHydrated(page, '/give#kes-1000-once-for-school');
  for (const name of ['purpose', 'often', 'amount', 'currency', 'paidBy'])
    await test.step(`the chosen “${name}” looks chosen`, async () => {
      await expectChosenLooksChosen(page.locator(`input[type=radio][name=${name}]`));
    });
  await openHydrated(page, '/gallery');
  await expectChosenLooksChosen(
    page.getByRole('group', { name: 'Show pictures of' }).getByRole('button'),
  );
  await openHydrated(page, '/get-involved');
  await expectChosenLooksChosen(page.getByRole('tab'));
});
