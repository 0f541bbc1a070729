import { sitePages } from '../../../../src/site-map.ts';
import { expect, test } from '../../setup/site-test.ts';
import { untilHydrated } from '../../setup/hydration.ts';

/** Roles that a screen reader lists, or says by name alone. */
const NAMED = new Set([
  'button',
  'combobox',
  'dialog',
  'group',
  'heading',
  'iframe',
  'image',
  'link',
  'navigation',
  'region',
  'spinbutton',
  'tab',
  'tablist',
  'tabpanel',
  'textbox',
]);

for (const { path, title } of sitePages) {
  test(`${path} has a title, landmarks, and a name for all that has to have one`, async ({
    page,
  }) => {
    await page.goto(path);
    await untilHydrated(page);
    const cdp = await page.context().newCDPSession(page);
    const { nodes } = await cdp.send('Accessibility.getFullAXTree');
    const told = nodes
      .filter(({ ignored }) => !ignored)
      .map(({ role, name }) => ({ role: String(role?.value), name: String(name?.value ?? '') }));
    const namesOf = (wanted: string) =>
      told.filter(({ role }) => role === wanted).map(({ name }) => name);

    expect(namesOf('RootWebArea')).toEqual([title]);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    for (const landmark of ['banner', 'main', 'contentinfo']) {
      expect(namesOf(landmark)).toHaveLength(1);
    }
    expect(namesOf('navigation')).toEqual([
      'Main',
      'Quick links',
      'Get involved',
      'About this site',
    ]);
    const named = told.filter(({ role }) => NAMED.has(role));
    expect(named.length).toBeGreaterThan(20);
    expect(named.filter(({ name }) => name.trim() === '')).toEqual([]);
    for (const landmark of ['region', 'navigation']) {
      const names = namesOf(landmark);
      expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
    }
  });
}
