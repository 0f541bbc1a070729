import { describe, expect, test } from 'vitest';
import { sitePages } from '../../../src/site-map.ts';
import type { Visitor } from '../setup/visitor.ts';

export function navigate(visitor: Visitor) {
  describe('going about', () => {
    const { find } = visitor;

    for (const { path, title, navLabel } of sitePages) {
      test(`${path} opens and wakes`, async () => {
        await visitor.openHydrated(path);
        expect(await visitor.title()).toBe(title);
        // The pages that the header leaves out are words alone.
        await expect.poll(() => visitor.browser().ask('showsPicture')).toBe(navLabel !== null);
      });
    }

    test('a link leads to the top of another page, and Back to where the visitor was', async () => {
      await visitor.openHydrated('/about');
      await find('contentinfo').find('link', 'Programs').click();
      await expect.poll(visitor.title).toBe("Programs – Motherly Care Children's Home");
      expect(await visitor.address()).toBe('/programs');
      await expect.poll(find('heading', 'Programs').isFocused).toBe(true);
      await expect.poll(visitor.scrolled).toBe(0);

      await visitor.back();
      await expect.poll(visitor.title).toBe("About Us – Motherly Care Children's Home");
      await expect.poll(find('contentinfo').find('link', 'Programs').isInView).toBe(true);
    });

    test('a phone’s menu opens, leads on, and closes by Escape', async () => {
      await visitor.resize(390, 844);
      await visitor.openHydrated('/');
      const menu = find('button', 'Menu');
      const links = find('navigation', 'Main').find('link');
      expect(await links.count()).toBe(0);

      await menu.click();
      await expect.poll(() => menu.attribute('aria-expanded')).toBe('true');
      expect(await links.count()).toBe(7);
      await visitor.press('Escape');
      await expect.poll(() => menu.attribute('aria-expanded')).toBe('false');
      expect(await menu.isFocused()).toBe(true);

      await menu.click();
      await find('navigation', 'Main').find('link', 'Gallery').click();
      await expect.poll(visitor.address).toBe('/gallery');
      await expect.poll(() => menu.attribute('aria-expanded')).toBe('false');
      expect(await links.count()).toBe(0);
    });

    test('an unknown address is told, and leads home', async () => {
      await visitor.openHydrated('/nothing-here');
      expect(await find('heading', 'Oops! Page not found').count()).toBe(1);
      await find('link', 'Back to Home').click();
      await expect.poll(visitor.address).toBe('/');
    });

    test('Back from another full load returns to where the visitor was [fault 68]', async () => {
      const place = find('heading', 'What We Do');
      await visitor.openHydrated('/about');
      expect(await place.isInView()).toBe(false);
      await place.scrollTo();
      await visitor.openHydrated('/contact');
      await visitor.back();
      await expect.poll(visitor.address).toBe('/about');
      await expect.poll(place.isInView).toBe(true);
      await visitor.untilHydrated();
      await find('contentinfo').find('link', 'Programs').click();
      await expect.poll(find('heading', 'Programs').isFocused).toBe(true);
    });

    test('a link pressed at once leads on, awake or not, and Back returns [fault 67]', async () => {
      const link = find('contentinfo').find('link', 'Programs');
      await visitor.open('/about');
      await link.click();
      await expect.poll(visitor.address).toBe('/programs');
      await visitor.untilHydrated();
      await visitor.back();
      await expect.poll(visitor.address).toBe('/about');
      await expect.poll(link.isInView).toBe(true);
    });

    test('an error, a rejection and a violated policy would each be noticed', async () => {
      await visitor.openHydrated('/');
      await visitor.browser().ask('misbehave');
      const faults: string[] = [];
      const noticed = async () => {
        faults.push(...(await visitor.browser().takeFaults()));
        return ['thrown on purpose', 'rejected on purpose', 'style-src'].filter((fault) =>
          faults.some((text) => text.includes(fault)),
        );
      };
      await expect.poll(noticed).toHaveLength(3);
    });
  });
}
