import { sitePhotos } from '../../../src/content/photos.generated.ts';
import { expect, test } from '../setup/site-test.ts';

test("arrow keys scroll the day's pictures on a phone, and the count follows", async ({ page }) => {
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    await page.emulateMedia({ reducedMotion });
    await page.goto('/');
    const row = page.getByRole('group', { name: 'One day at the home' });
    const scrolled = () => row.evaluate(({ scrollLeft }) => scrollLeft);
    const shown = () =>
      row.evaluate((element) =>
        getComputedStyle(element.nextElementSibling ?? element, '::before').getPropertyValue(
          '--shown',
        ),
      );
    await row.focus();
    await expect(row).toBeFocused();
    expect(await scrolled()).toBe(0);
    await expect.poll(shown).toBe('1');
    await page.keyboard.press('ArrowRight');
    await expect.poll(scrolled).toBeGreaterThan(100);
    // The last picture stands below the row.
    await row.hover();
    await page.mouse.wheel(5000, 0);
    await expect.poll(shown).toBe('5');
    await page
      .getByRole('heading', { name: sitePhotos['evening-devotion-wide'].title })
      .evaluate((heading) => heading.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await expect.poll(shown).toBe('6');
  }
});
