import { openAddress } from '../../browser/open-address.ts';
import { homeSettings } from '../../content/home-settings.ts';
import type { FormMessage, MessageApp } from '../../content/messages.ts';
import { organization } from '../../content/organization.ts';
import {
  type Email,
  isTooLong,
  mailtoAddress,
  smsAddress,
  whatsAppAddress,
} from '../../lib/mail-address.ts';
import { composeEmail, composeShortEmail } from './compose-email.ts';

export type OpenedMessage = { outcome: 'opened'; app: MessageApp; whole: Email };

/** `shortAddress` opens a short message into which the visitor pastes the long one. */
export type LongMessage = {
  outcome: 'too-long';
  app: MessageApp;
  whole: Email;
  shortAddress: string;
};

/** Opens nothing if the message is too long for the app. */
export function openMessage(app: MessageApp, message: FormMessage): OpenedMessage | LongMessage {
  const whole = composeEmail(message);
  const address = addressOf(app, whole);
  if (isTooLong(address)) {
    const shortAddress = addressOf(app, composeShortEmail(message));
    return { outcome: 'too-long', app, whole, shortAddress };
  }
  openAddress(address);
  return { outcome: 'opened', app, whole };
}

function addressOf(app: MessageApp, message: Email): string {
  const { email, phones } = organization;
  switch (app) {
    case 'email':
      return mailtoAddress({ to: email, ...message });
    case 'whatsapp':
      return whatsAppAddress(homeSettings.whatsApp ?? '', message);
    case 'sms':
      return smsAddress(phones[0], message);
  }
}
