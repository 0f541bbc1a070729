import { describe, expect, test } from 'vitest';
import { waysToHelp } from '../../../src/content/ways-to-help.ts';
import type { Visitor } from '../setup/visitor.ts';

export function give(visitor: Visitor) {
  describe('giving', () => {
    const { find } = visitor;

    // To the letter, on purpose not read from the content.
    const values = ['177338', 'MCCH', '5800555002', "Motherly Care Children's Home"];

    const refusal =
      'Your browser did not let us copy. The text is selected: press and hold it, or press Ctrl+C (Cmd+C on a Mac).';

    test('Donate Now leads to the payment details', async () => {
      await visitor.openHydrated('/');
      await find('banner').find('link', 'Donate Now').click();
      await expect.poll(visitor.address).toBe('/get-involved?tab=donate');
      await expect.poll(() => find('tab', 'Donate').attribute('aria-selected')).toBe('true');
      await expect.poll(find('heading', 'How to Donate').isInView).toBe(true);
      for (const value of values) expect(await visitor.sees(value)).toBe(true);
    });

    test('the ways to help are tabs, by pointer and by key', async () => {
      const [, second, third, , , last] = waysToHelp;
      await visitor.openHydrated('/get-involved');
      await find('tab', second.label).click();
      await expect.poll(visitor.address).toBe(`/get-involved?tab=${second.id}`);
      expect(await find('tabpanel', second.label).count()).toBe(1);
      await visitor.press('ArrowRight');
      await expect.poll(find('tab', third.label).isFocused).toBe(true);
      await visitor.press('End');
      await expect.poll(find('tab', last.label).isFocused).toBe(true);
      expect(await find('tabpanel').count()).toBe(1);
      expect(await find('tabpanel', last.label).count()).toBe(1);
    });

    /** Success is not claimed, and the keys named in the refusal copy the selected value. */
    async function copyByKeys(announced: string, value: string) {
      expect(announced).toBe(refusal);
      await expect.poll(visitor.selection).toBe(value);
      expect(await visitor.sees('Copied ✓')).toBe(false);
      await visitor.shortcut('c');
    }

    test('100 a year by quarters is chosen on How to give, and stands in the address', async () => {
      await visitor.openHydrated('/give');
      await find('radio', '$100 a year Partial KSH 12,973').click();
      await find('radio', 'Quarterly 4 payments of KSH 3,244').click();
      await expect.poll(visitor.address).toBe('/give#plan-100-quarterly');
      expect(await find('button', 'Copy Amount KSH 3,244').count()).toBe(1);
      await visitor.openHydrated('/give#gift-25');
      await expect.poll(find('heading', 'Your gift').count).toBe(1);
    });

    test('the paybill number is copied, or selected for the visitor to copy', async () => {
      await visitor.openHydrated('/get-involved');
      const statuses = find('region', 'How to Donate').find('status');
      const announced = async () => (await statuses.texts())[0] ?? '';
      expect(await announced()).toBe('');
      await find('button', 'Copy Paybill number 177338').click();
      await expect.poll(announced).not.toBe('');
      if ((await announced()) !== 'Copied') await copyByKeys(await announced(), '177338');

      await visitor.openHydrated('/contact');
      const message = find('textbox', 'Message');
      await message.click();
      await visitor.shortcut('v');
      await expect.poll(message.value).toBe('177338');
    });
  });
}
