import { expect, test } from '../setup/site-test.ts';

test(
  'the four numbers at the end stand two or four in a row',
  { tag: '@thorough' },
  async ({ page }) => {
    await page.goto('/');
    const numbers = page.getByRole('main').locator('dl').last().locator('dd');
    await expect(numbers).toHaveCount(4);
    for (const [width, inRow] of [
      [360, 2],
      [600, 2],
      [700, 2],
      [800, 4],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      const tops = await numbers.evaluateAll((all) =>
        all.map((it) => it.getBoundingClientRect().top),
      );
      expect(tops.filter((top) => top === tops[0]).length, `${width} px`).toBe(inRow);
    }
  },
);
