import { expect, test } from '../setup/site-test.ts';
import { openSponsorshipDialog } from '../setup/sponsorship-dialog.ts';

test('no choice of the dialog is longer than its field, at any width', async ({ page }) => {
  await page.goto('/children');
  const dialog = await openSponsorshipDialog(page);
  for (const width of [390, 600, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const field of await dialog.getByRole('combobox').all()) {
      const cut = await field.evaluate((select: HTMLSelectElement) => {
        const style = getComputedStyle(select);
        const pen = document.createElement('canvas').getContext('2d');
        if (!pen) throw new Error('there is no canvas to measure with');
        pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
        const { paddingInlineStart, paddingInlineEnd } = style;
        const padding = Number.parseFloat(paddingInlineStart) + Number.parseFloat(paddingInlineEnd);
        const room = select.clientWidth - padding;
        const labels = [...select.options].map(({ label }) => label);
        return labels.filter((label) => pen.measureText(label).width > room);
      });
      expect(cut, `at ${width} px`).toEqual([]);
    }
  }
});
