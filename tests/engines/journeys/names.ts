import { describe, expect, test } from 'vitest';
import type { Visitor } from '../setup/visitor.ts';

/** The other journeys compute roles and names by the standard; here the engine's own are read. */
export function compareNames(visitor: Visitor) {
  describe('names', () => {
    const { find } = visitor;

    test('the engine tells assistive technology the same roles and names', async () => {
      await visitor.openHydrated('/get-involved');
      expect(await find('tab', 'Volunteer').isTold()).toBe(true);
      expect(await find('button', 'Copy Paybill number 177338').isTold()).toBe(true);

      await visitor.openHydrated('/children');
      await find('button', "Support Children at Play's Education").click();
      const dialog = find('dialog', 'Support Children at Play');
      await expect.poll(dialog.count).toBe(1);
      expect(await dialog.isTold()).toBe(true);
      expect(await dialog.find('textbox', 'Full name').isTold()).toBe(true);
    });
  });
}
