import { describe, expect, test } from 'vitest';
import { pageAt, sitePages } from '../../../src/site-map.ts';
import type { Visitor } from '../setup/visitor.ts';

const menuPages = sitePages.filter(({ navLabel }) => navLabel !== null);
const [programs, gallery] = [pageAt('/programs'), pageAt('/gallery')];

export function navigate(visitor: Visitor) {
  describe('navigating', () => {
    const { find } = visitor;
    const footerLink = find('contentinfo').find('link', programs.navLabel ?? '');

    for (const { path, title } of sitePages) {
      test(`${path} opens and hydrates`, async () => {
        await visitor.openHydrated(path);
        expect(await visitor.title()).toBe(title);
      });
    }

    test('the browser draws letters, not boxes in their place', async () => {
      await visitor.open('/');
      const [i = 0, m = 0] = await Promise.all(
        ['i', 'm'].map((letter) => visitor.browser().ask('letterWidth', letter)),
      );
      expect(m).toBeGreaterThan(i);
    });

    test('a link leads to the top of another page, and Back to where the visitor was', async () => {
      await visitor.openHydrated('/about');
      await expect.poll(visitor.showsPicture).toBe(true);
      await footerLink.click();
      await expect.poll(visitor.title).toBe(programs.title);
      expect(await visitor.address()).toBe(programs.path);
      await expect.poll(visitor.headingIsFocused).toBe(true);
      await expect.poll(visitor.scrolled).toBe(0);

      await visitor.back();
      await expect.poll(visitor.title).toBe(pageAt('/about').title);
      await expect.poll(footerLink.isInView).toBe(true);
    });

    test('a phone’s menu opens, leads on, and closes by Escape', async () => {
      await visitor.resize(390, 844);
      await visitor.openHydrated('/');
      const menu = find('button', 'Menu');
      const links = find('navigation', 'Main').find('link');
      expect(await links.count()).toBe(0);

      await menu.click();
      await expect.poll(() => menu.attribute('aria-expanded')).toBe('true');
      expect(await links.count()).toBe(menuPages.length);
      await visitor.press('Escape');
      await expect.poll(() => menu.attribute('aria-expanded')).toBe('false');
      expect(await menu.isFocused()).toBe(true);

      await menu.click();
      await find('navigation', 'Main')
        .find('link', gallery.navLabel ?? '')
        .click();
      await expect.poll(visitor.address).toBe(gallery.path);
      await expect.poll(() => menu.attribute('aria-expanded')).toBe('false');
      expect(await links.count()).toBe(0);
    });

    test('Back from another full load returns to where the visitor was', async () => {
      const place = find('heading', 'What We Do');
      await visitor.openHydrated('/about');
      expect(await place.isInView()).toBe(false);
      await place.scrollTo();
      await visitor.openHydrated('/contact');
      await visitor.back();
      await expect.poll(visitor.address).toBe('/about');
      await expect.poll(place.isInView).toBe(true);
      await visitor.untilHydrated();
      await footerLink.click();
      await expect.poll(visitor.headingIsFocused).toBe(true);
    });

    test('a link clicked at once leads on, hydrated or not, and Back returns', async () => {
      await visitor.open('/about');
      await footerLink.click();
      await expect.poll(visitor.address).toBe(programs.path);
      await visitor.untilHydrated();
      await visitor.back();
      await expect.poll(visitor.address).toBe('/about');
      await expect.poll(footerLink.isInView).toBe(true);
    });

    test('an error, a rejection and a violated policy would each fail a journey', async () => {
      await visitor.openHydrated('/');
      await visitor.browser().ask('misbehave');
      const errors: string[] = [];
      const noticed = async () => {
        errors.push(...(await visitor.browser().takeErrors()));
        return ['thrown on purpose', 'rejected on purpose', 'style-src'].filter((error) =>
          errors.some((text) => text.includes(error)),
        );
      };
      await expect.poll(noticed).toHaveLength(3);
    });
  });
}
