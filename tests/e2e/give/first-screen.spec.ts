import { choosingTexts } from '../../../src/content/page-texts/give.ts';
import { paybill } from '../../payment-values.ts';
import { amountRadio, openGive } from '../setup/giving.ts';
import { expect, test } from '../setup/site-test.ts';

const folded = [/We never ask for your PIN/, /^What it is for/, /^This is a note, not a receipt/];

test('begins on a phone with the question and three amounts', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openGive(page);
  const question = await page.getByText(choosingTexts.what).boundingBox();
  expect(question?.y).toBeLessThan(320);
  for (const usd of [185, 100, 50]) {
    const card = await amountRadio(page, 'plan', usd).boundingBox();
    expect((card?.y ?? 844) + (card?.height ?? 0)).toBeLessThanOrEqual(844);
  }
  const parts = page.getByRole('navigation', { name: 'Parts of this page' }).getByRole('link');
  const tops = await parts.evaluateAll((all) => all.map((it) => it.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(1);
  expect(await page.evaluate(() => document.body.scrollHeight)).toBeLessThanOrEqual(7800);
  for (const text of folded) await expect(page.getByText(text).first()).toBeHidden();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('folds nothing away', async ({ page }) => {
    await page.goto('/give');
    for (const text of [/We never ask for your PIN/, /^What it is for/, paybill])
      await expect(page.getByText(text).first()).toBeVisible();
  });
});
