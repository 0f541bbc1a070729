import { sitePages } from '../../../src/site-map.ts';
import { expectAccessible } from '../setup/accessible.ts';
import { test } from '../setup/site-test.ts';
import { untilAwake } from '../setup/waking.ts';

// A window of 1280 × 1024 at 400 %.
test.use({ viewport: { width: 320, height: 256 }, deviceScaleFactor: 4 });

for (const { path } of sitePages) {
  test(`the page ${path} at 400 % zoom`, async ({ page }) => {
    await page.goto(path);
    await untilAwake(page);
    await expectAccessible(page, 'zoomed');
  });
}
