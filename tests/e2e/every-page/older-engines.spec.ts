import { pageNames } from '../../../src/content/shared-texts.ts';
import { waitingGroup } from '../../expected-facts.ts';
import { expect, test } from '../setup/site-test.ts';

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
    const link = page.getByRole('link', {
      name: `Support by e-mail (${waitingGroup}' Education)`,
    });
    await expect(link).toHaveAttribute('href', /^mailto:/);
    await expect(page.getByRole('button', { name: `Support ${waitingGroup}` })).toBeHidden();
    // An input does not load the app.
    await page.keyboard.press('Tab');
    await page.getByRole('contentinfo').getByRole('link', { name: pageNames.programs }).click();
    await expect(page).toHaveURL('/programs');
    expect(scripts.filter((url) => !url.includes('/boot-'))).toEqual([]);
  },
);
