import { openAddress } from '../../browser/open-address.ts';
import { givingSettings } from '../../content/giving-settings.ts';
import { organization } from '../../content/organization.ts';
import { composeEmail, composeShortEmail, type FormMessage } from '../../lib/form-message.ts';
import { isTooLong, mailtoAddress, type Email } from '../../lib/mailto.ts';
import { smsAddress, whatsAppAddress } from '../../lib/message-address.ts';

/** By which app of the visitor's own a message goes. */
export type Way = 'email' | 'whatsapp' | 'sms';

/** A message too long for an app to take over, and the address of a short one to paste it into. */
export type LongMessage = { way: Way; whole: Email; shortAddress: string };

/** Opens the visitor's own app with the message, or answers what to do where it is too long for that. */
export function openMessage(way: Way, message: FormMessage): Email | LongMessage {
  const whole = composeEmail(message);
  const address = addressOf(way, whole);
  if (isTooLong(address)) {
    return { way, whole, shortAddress: addressOf(way, composeShortEmail(message)) };
  }
  openAddress(address);
  return whole;
}

function addressOf(way: Way, message: Email): string {
  const { email, phones } = organization;
  switch (way) {
    case 'email':
      return mailtoAddress({ to: email, ...message });
    case 'whatsapp':
      return whatsAppAddress(givingSettings.whatsApp ?? '', message);
    case 'sms':
      return smsAddress(phones[0], message);
  }
}
