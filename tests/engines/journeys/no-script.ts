import { describe, expect, test } from 'vitest';
import { waysToHelp } from '../../../src/content/ways-to-help.ts';
import { sitePages } from '../../../src/site-map.ts';
import type { Visitor } from '../setup/visitor.ts';

export function goWithoutScript(visitor: Visitor) {
  describe('reading and going about', () => {
    const { find } = visitor;

    async function chooseFromMenu(name: string) {
      await find('button', 'Menu').click();
      await find('navigation', 'Main').find('link', name).click();
    }

    test('every page can be reached by the phone’s menu or its foot, and read', async () => {
      await visitor.resize(390, 844);
      for (const { path, navLabel, title } of sitePages) {
        // From a page that none of the links leads to.
        await visitor.open('/nothing-here');
        if (navLabel === null)
          await find('contentinfo').find('link', title.split(' – ')[0]).click();
        else await chooseFromMenu(navLabel);
        await expect.poll(visitor.title).toBe(title);
        expect(await visitor.address()).toBe(path);
        expect(await find('main').find('heading').count()).toBeGreaterThan(2);
        expect(await visitor.sees('Loading...')).toBe(false);
      }
    });

    test('all six ways to help and the payment details stand open, without a dead button', async () => {
      await visitor.open('/get-involved');
      for (const { title, steps } of waysToHelp) {
        expect(await find('heading', title).count()).toBe(1);
        for (const step of steps) expect(await visitor.sees(step)).toBe(true);
      }
      for (const value of ['177338', 'MCCH', '5800555002', "Motherly Care Children's Home"]) {
        expect(await visitor.sees(value)).toBe(true);
      }
      expect(await find('main').find('button').count()).toBe(0);
      await find('link', 'View Payment Options').click();
      await expect.poll(find('heading', 'How to Donate').isInView).toBe(true);
    });

    test('photos are links, and no filter offers itself', async () => {
      await visitor.open('/gallery');
      expect(await find('region', 'Photos').find('link').count()).toBe(21);
      expect(await find('button', 'All Photos').count()).toBe(0);
    });

    test('a sponsor is led to a mail that names the child', async () => {
      await visitor.open('/children');
      await find('link', "Support Children at Play's Education by e-mail").click();
      await expect.poll(async () => (await visitor.openedMails()).length).toBe(1);
      const [mail = ''] = await visitor.openedMails();
      expect(decodeURIComponent(mail)).toBe(
        'mailto:home@example.org?subject=Support Our Children - Motherly Care&body=I would like to support: Children at Play',
      );
    });
  });
}
