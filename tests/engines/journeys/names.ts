import { describe, expect, test } from 'vitest';
import type { Visitor } from '../setup/visitor.ts';
import { waitingGroup } from '../setup/waiting-group.ts';
import { paybillName } from '../../payment-values.ts';

/** The other journeys compute roles and names by the standard; here the engine's own are read. */
export function compareNames(visitor: Visitor) {
  describe('names', () => {
    const { find } = visitor;

    test('the engine exposes a button to assistive technology by the same role and name', async () => {
      await visitor.openHydrated('/get-involved');
      expect(await find('button', `Copy ${paybillName}`).isExposed()).toBe(true);
    });

    test.skipIf(waitingGroup === '')('and so a field in an open dialog', async () => {
      await visitor.openHydrated('/children');
      await find('button', `Support ${waitingGroup}'s Education`).click();
      const dialog = find('dialog', `Support ${waitingGroup}`);
      await expect.poll(dialog.count).toBe(1);
      expect(await dialog.find('textbox', 'Full name').isExposed()).toBe(true);
    });
  });
}
