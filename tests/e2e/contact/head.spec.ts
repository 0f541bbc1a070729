import { organization } from '../../../src/content/organization.ts';
import { expect, test } from '../setup/site-test.ts';

const [phone] = organization.phones;

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 768, height: 1024 } });

  test(
    'the phone number stands on one line of its button',
    { tag: '@desktop' },
    async ({ page }) => {
      await page.goto('/contact');
      const call = page
        .getByRole('main')
        .getByRole('link', { name: `Call ${phone}` })
        .first();
      const lines = await call.evaluate((link) => {
        const range = document.createRange();
        range.selectNodeContents(link.lastChild ?? link);
        return new Set([...range.getClientRects()].map(({ top }) => top)).size;
      });
      expect(lines).toBe(1);
    },
  );
});
