import { describe, expect, test } from 'vitest';
import { contactFormTexts } from '../../../src/content/message-texts.ts';
import { contactSubjects } from '../../../src/content/contact-subjects.ts';
import { organization } from '../../../src/content/organization.ts';
import { readMail } from '../../e2e/setup/opened-mails.ts';
import type { Visitor } from '../setup/visitor.ts';

export function contact(visitor: Visitor) {
  describe('contact', () => {
    const { find } = visitor;

    test('a message is thanked for, cleared, and offered as a mail', async () => {
      await visitor.openHydrated('/contact');
      const send = find('button', 'Send message');
      const subject = find('combobox', 'Subject');
      await find('textbox', 'Name').type('Amina Söhne');
      await find('textbox', 'E-mail').type('amina@example.org');
      await find('textbox', 'Message').type('May we come on Saturday? 100% sure + 2 friends #1');
      await send.click();
      await expect.poll(subject.isFocused).toBe(true);

      // A space would open the list of choices.
      await subject.type(contactSubjects[0].label.split(' ')[0] ?? '');
      await send.click();
      expect(await visitor.readAlert()).toBe(
        "Thank you for your message! We'll get back to you soon.",
      );
      expect(await find('textbox', 'Message').value()).toBe('');
      expect(await subject.value()).toBe('');

      const before = (await visitor.openedMails()).length;
      await find('status').find('link', contactFormTexts.byEmail).click();
      await expect.poll(async () => (await visitor.openedMails()).length).toBe(before + 1);
      const mail = readMail((await visitor.openedMails()).at(-1) ?? '');
      expect(mail.to).toBe(organization.email);
      expect(mail.body).toContain('Amina Söhne');
      expect(mail.body).toContain('May we come on Saturday? 100% sure + 2 friends #1');
    });
  });
}
