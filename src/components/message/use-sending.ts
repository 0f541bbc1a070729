import { useEffect, useRef, useState } from 'react';
import { openAddress } from '../../browser/open-address.ts';
import { homeSettings } from '../../content/home-settings.ts';
import { type FormMessage, type MessageApp, messageTexts } from '../../content/messages.ts';
import { organization } from '../../content/organization.ts';
import { useTimeout } from '../../hooks/use-timeout.ts';
import {
  type Email,
  isTooLong,
  mailtoAddress,
  smsAddress,
  whatsAppAddress,
} from '../../lib/mail-address.ts';
import { composeEmail, composeShortEmail } from './compose-email.ts';

export type OpenedMessage = { app: MessageApp; whole: Email };

/** `shortAddress` opens a short message into which the visitor pastes the long one. */
export type LongMessage = OpenedMessage & { shortAddress: string };

/** How long the button says 'Sending...' and ignores clicks. */
const SENDING_MS = 600;

/** Opens a form's message in the visitor's own app. `onSent` is called SENDING_MS later. */
export function useSending(onSent?: () => void) {
  const [sending, setSending] = useState(false);
  // One state: notices about two messages can't show at once.
  const [made, setMade] = useState<OpenedMessage | LongMessage | null>(null);
  // A ref: a second click may come before React has rendered the first.
  const opened = useRef(false);
  // Reset after rendering. A click accepted earlier would set the same state again and start no timer.
  useEffect(() => {
    if (!sending) opened.current = false;
  }, [sending]);
  useTimeout(
    () => {
      setSending(false);
      onSent?.();
    },
    sending ? SENDING_MS : null,
  );

  /** Returns the mail that was opened, else null. The form stays as it is if `read` or composing throws. */
  function send(app: MessageApp, read: () => FormMessage): Email | null {
    if (opened.current) return null;
    try {
      const message = openMessage(app, read());
      setMade(message);
      if ('shortAddress' in message) return null;
      opened.current = true;
      setSending(true);
      return message.whole;
    } catch (error) {
      console.error(messageTexts.failed, error);
      return null;
    }
  }

  return {
    sending,
    opened: made && 'shortAddress' in made ? null : made,
    tooLong: made && 'shortAddress' in made ? made : null,
    send,
    /** Lets the next click open a message. */
    stop: () => setSending(false),
    /** Removes the notice: the fields no longer make the message that it is about. */
    edit: () => setMade(null),
  };
}

/** Opens nothing if the message is too long for the app. */
function openMessage(app: MessageApp, message: FormMessage): OpenedMessage | LongMessage {
  const whole = composeEmail(message);
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
      return whatsAppAddress(homeSettings.whatsApp ?? '', message);
    case 'sms':
      return smsAddress(phones[0], message);
  }
}
