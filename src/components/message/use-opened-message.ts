import { useRef, useState } from 'react';
import { openAddress } from '../../browser/click-link.ts';
import { organizationSettings } from '../../content/organization-settings.ts';
import { type FormMessage, type MessageApp, messageTexts } from '../../content/messages.ts';
import { organization } from '../../content/organization.ts';
import {
  type Email,
  isTooLong,
  mailtoAddress,
  smsAddress,
  whatsAppAddress,
} from '../../lib/message-address.ts';
import { composeEmail, composeShortEmail } from './compose-email.ts';

export type OpenedMessage = { app: MessageApp; whole: Email };

/** `shortAddress` opens a short message into which the visitor pastes the long one. */
export type LongMessage = OpenedMessage & { shortAddress: string };

/** In ms. The two presses of a double click are closer together. */
const DOUBLE_CLICK_MS = 600;

type Press = OpenedMessage & { time: number };

/**
 * Opens a form's message in the visitor's own app. A double click opens it once: the same message to the same app is
 * ignored for DOUBLE_CLICK_MS. Another app and a changed message are never ignored.
 */
export function useOpenedMessage() {
  // One state: notices about two messages can't show at once.
  const [made, setMade] = useState<OpenedMessage | LongMessage | null>(null);
  // A ref: a second click may come before React has rendered the first.
  const lastPress = useRef<Press | null>(null);

  /** Returns the mail that was opened, else null. The form stays as it is if `read` or composing throws. */
  function open(app: MessageApp, read: () => FormMessage): Email | null {
    try {
      const message = read();
      const press = { app, whole: composeEmail(message), time: performance.now() };
      if (isSecondClick(press, lastPress.current)) return null;
      const opened = openMessage(press, message);
      lastPress.current = press;
      setMade(opened);
      return 'shortAddress' in opened ? null : opened.whole;
    } catch (error) {
      console.error(messageTexts.failed, error);
      return null;
    }
  }

  return {
    opened: made && 'shortAddress' in made ? null : made,
    tooLong: made && 'shortAddress' in made ? made : null,
    open,
    /** Removes the notice: the fields no longer make the message that it is about. */
    forget: () => setMade(null),
    /** Lets the next press open the same message at once. */
    beginAgain: () => {
      lastPress.current = null;
    },
  };
}

function isSecondClick(press: Press, before: Press | null): boolean {
  return (
    before !== null &&
    press.app === before.app &&
    isSameEmail(press.whole, before.whole) &&
    press.time - before.time < DOUBLE_CLICK_MS
  );
}

export function isSameEmail(one: Email, other: Email): boolean {
  return one.subject === other.subject && one.body === other.body;
}

/** Opens nothing if the message is too long for the app. */
function openMessage(
  { app, whole }: OpenedMessage,
  message: FormMessage,
): OpenedMessage | LongMessage {
  const address = addressOf(app, whole);
  if (isTooLong(address))
    return { app, whole, shortAddress: addressOf(app, composeShortEmail(message)) };
  openAddress(address);
  return { app, whole };
}

function addressOf(app: MessageApp, message: Email): string {
  const { email, phones } = organization;
  switch (app) {
    case 'email':
      return mailtoAddress({ to: email, ...message });
    case 'whatsapp':
      return whatsAppAddress(organizationSettings.whatsApp ?? '', message);
    case 'sms':
      return smsAddress(phones[0], message);
  }
}
