import { describe, expect, test } from 'vitest';
import { galleryPhotos } from '../../../src/content/gallery.ts';
import { organization } from '../../../src/content/organization.ts';
import { waysToHelp } from '../../../src/content/ways-to-help.ts';
import { pageAt, sitePages } from '../../../src/site-map.ts';
import type { Visitor } from '../setup/visitor.ts';
import { waitingGroup } from '../setup/waiting-group.ts';
import { paymentValues } from '../../payment-values.ts';

export function goWithoutScript(visitor: Visitor) {
  describe('reading', () => {
    const { find } = visitor;

    test('every page can be read', async () => {
      for (const { path, title } of sitePages) {
        await visitor.open(path);
        expect(await visitor.title()).toBe(title);
        expect(await find('main').find('heading').count()).toBeGreaterThan(2);
        expect(await visitor.sees('Loading...')).toBe(false);
      }
    });

    test('the phone’s menu and the footer lead to other pages', async () => {
      await visitor.resize(390, 844);
      await visitor.open('/');
      const { path, navLabel } = pageAt('/programs');
      await find('button', 'Menu').click();
      await find('navigation', 'Main')
        .find('link', navLabel ?? '')
        .click();
      await expect.poll(visitor.address).toBe(path);
      await find('contentinfo').find('link', 'Privacy').click();
      await expect.poll(visitor.address).toBe('/privacy');
    });

    test('all ways to help and the payment details are open, without a button that does nothing', async () => {
      await visitor.open('/get-involved');
      for (const { title, steps } of waysToHelp) {
        expect(await find('heading', title).count()).toBe(1);
        for (const step of steps) expect(await visitor.sees(step)).toBe(true);
      }
      for (const value of paymentValues) {
        expect(await visitor.sees(value)).toBe(true);
      }
      expect(await find('main').find('button').count()).toBe(0);
      await find('link', 'View Payment Options').click();
      await expect.poll(find('heading', 'How to Donate').isInView).toBe(true);
    });

    test('photos are links, and there is no filter', async () => {
      await visitor.open('/gallery');
      expect(await find('region', 'Photos').find('link').count()).toBe(galleryPhotos.length);
      expect(await find('button', 'All Photos').count()).toBe(0);
    });

    test.skipIf(waitingGroup === '')('a sponsor gets a mail that names the group', async () => {
      await visitor.open('/children');
      await find('link', `Support ${waitingGroup}'s Education by e-mail`).click();
      await expect.poll(async () => (await visitor.openedMails()).length).toBe(1);
      const [mail = ''] = await visitor.openedMails();
      expect(decodeURIComponent(mail)).toBe(
        `mailto:${organization.email}?subject=Support Our Children - Motherly Care&body=I would like to support: ${waitingGroup}`,
      );
    });
  });
}
