import { describe, expect, test } from 'vitest';
import type { Visitor } from '../setup/visitor.ts';

export function give(visitor: Visitor) {
  describe('giving', () => {
    const { find } = visitor;

    // To the letter, on purpose not read from the content.
    const details = [
      ['Paybill number', '177338'],
      ['Account name', 'MCCH'],
      ['Account number', '5800555002'],
      ['Account name', "Motherly Care Children's Home"],
    ] as const;

    const refusal =
      'Your browser did not let us copy. The text is selected: press and hold it, or press Ctrl+C (Cmd+C on a Mac).';

    test('Donate Now leads to the payment details', async () => {
      await visitor.openHydrated('/');
      await find('banner').find('link', 'Donate Now').click();
      await expect.poll(visitor.address).toBe('/get-involved?tab=donate');
      await expect.poll(() => find('tab', 'Donate').attribute('aria-selected')).toBe('true');
      await expect.poll(find('heading', 'How to Donate').isInView).toBe(true);
      for (const [, value] of details) expect(await visitor.sees(value)).toBe(true);
    });

    test('the ways to help are tabs, by pointer and by key', async () => {
      await visitor.openHydrated('/get-involved');
      await find('tab', 'Volunteer').click();
      await expect.poll(visitor.address).toBe('/get-involved?tab=volunteer');
      expect(await find('tabpanel', 'Volunteer').count()).toBe(1);
      await visitor.press('ArrowRight');
      await expect.poll(find('tab', 'Donate').isFocused).toBe(true);
      await visitor.press('End');
      await expect.poll(find('tab', 'Visit').isFocused).toBe(true);
      expect(await find('tabpanel').count()).toBe(1);
      expect(await find('tabpanel', 'Visit').count()).toBe(1);
    });

    /** Success is not claimed: the value is selected, and copied by the keys that the visitor is told. */
    async function copyByHand(said: string, value: string) {
      expect(said).toBe(refusal);
      await expect.poll(visitor.selection).toBe(value);
      expect(await visitor.sees('Copied ✓')).toBe(false);
      await visitor.shortcut('c');
    }

    for (const [index, [label, value]] of details.entries()) {
      test(`${value} is copied, or selected for the visitor to copy`, async () => {
        await visitor.openHydrated('/get-involved');
        const statuses = find('region', 'How to Donate').find('status');
        const said = async () => (await statuses.texts())[index] ?? '';
        expect(await said()).toBe('');
        await find('button', `Copy ${label} ${value}`).click();
        await expect.poll(said).not.toBe('');
        if ((await said()) !== 'Copied') await copyByHand(await said(), value);

        await visitor.openHydrated('/contact');
        const message = find('textbox', 'Message');
        await message.click();
        await visitor.shortcut('v');
        await expect.poll(message.value).toBe(value);
      });
    }
  });
}
