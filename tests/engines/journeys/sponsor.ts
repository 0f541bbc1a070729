import { describe, expect, test } from 'vitest';
import { organization } from '../../../src/content/organization.ts';
import { paymentFrequencyOptions } from '../../../src/content/sponsorship-options.ts';
import { readMail } from '../../e2e/setup/opened-mails.ts';
import type { Visitor } from '../setup/visitor.ts';
import { waitingGroup } from '../setup/waiting-group.ts';

export function sponsor(visitor: Visitor) {
  describe.skipIf(waitingGroup === '')('sponsoring', () => {
    const { find } = visitor;

    const opener = find('button', `Support ${waitingGroup}'s Education`);
    const dialog = find('dialog', `Support ${waitingGroup}`);
    const frequency = paymentFrequencyOptions.find(({ value }) => value === 'monthly')?.label ?? '';

    test('a click before hydration opens the dialog, and Escape closes it without a mail', async () => {
      await visitor.open('/children');
      await opener.click();
      await expect.poll(dialog.count).toBe(1);
      await visitor.press('Escape');
      await expect.poll(dialog.count).toBe(0);
      await expect.poll(opener.isFocused).toBe(true);
    });

    test('a missing field is refused; then one mail opens, and the thanks close', async () => {
      const before = (await visitor.openedMails()).length;
      await visitor.openHydrated('/children');
      await opener.click();
      const send = dialog.find('button', 'Send my offer of support');
      await dialog.find('textbox', 'Full name').type('Jane & John Wanjiru');
      await send.click();
      await expect.poll(dialog.find('textbox', 'E-mail').isFocused).toBe(true);
      expect(await visitor.openedMails()).toHaveLength(before);

      await dialog.find('textbox', 'E-mail').type('jane+home@example.com');
      await dialog.find('combobox', 'Payment frequency').type(frequency);
      await dialog.find('textbox', 'Message (optional)').type('100% yes = "ndiyo" #1');
      await send.click();

      const thanks = find('dialog', 'Thank You!');
      await expect.poll(thanks.find('heading', 'Thank You!').isFocused).toBe(true);
      await expect.poll(async () => (await visitor.openedMails()).length).toBe(before + 1);
      const mail = readMail((await visitor.openedMails()).at(-1) ?? '');
      expect(mail.to).toBe(organization.email);
      expect(mail.subject).toBe('Support Our Children - Motherly Care');
      expect(mail.body.split('\r\n')).toEqual(
        expect.arrayContaining([
          `Child: ${waitingGroup}`,
          'Full name: Jane & John Wanjiru',
          'E-mail: jane+home@example.com',
          `Payment frequency: ${frequency}`,
          '100% yes = "ndiyo" #1',
        ]),
      );

      await thanks.find('button', 'Close').click();
      await expect.poll(thanks.count).toBe(0);
      await expect.poll(opener.isFocused).toBe(true);
    });
  });
}
