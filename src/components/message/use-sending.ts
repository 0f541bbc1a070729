import { useEffect, useRef, useState } from 'react';
import { type MessageApp, messageTexts } from '../../content/messages.ts';
import { useTimeout } from '../../hooks/use-timeout.ts';
import type { FormMessage } from '../../lib/form-message.ts';
import type { Email } from '../../lib/mail-address.ts';
import { openMessage, type LongMessage, type OpenedMessage } from './open-message.ts';

/** How long the button says 'Sending...', and how long another click opens no second message, in ms. */
const SENDING_MS = 600;

/**
 * Hands a form's message to the visitor's own app, once a click; this site sends nothing. `onSent` is called
 * SENDING_MS later.
 */
export function useSending(onSent?: () => void) {
  const [sending, setSending] = useState(false);
  // One state, so that no notice about one message can stand beside that about another.
  const [made, setMade] = useState<OpenedMessage | LongMessage | null>(null);
  // A second click may come before React has rendered the first one's result.
  const opened = useRef(false);
  // Once it is rendered: after a click before that React would see no change, and start no timer.
  useEffect(() => {
    if (!sending) opened.current = false;
  }, [sending]);
  useTimeout(
    () => {
      stop();
      onSent?.();
    },
    sending ? SENDING_MS : null,
  );

  /**
   * Returns the mail that was opened, else null. If reading the form or composing the message throws, the form stays
   * as it is.
   */
  function send(app: MessageApp, read: () => FormMessage): Email | null {
    if (opened.current) return null;
    try {
      const message = openMessage(app, read());
      setMade(message);
      if (message.outcome === 'too-long') return null;
      opened.current = true;
      setSending(true);
      return message.whole;
    } catch (error) {
      console.error(messageTexts.failed, error);
      return null;
    }
  }

  /** Forgets that a message was opened, so that the next click opens one. */
  function stop() {
    setSending(false);
  }

  /** Removes the notice about a message that the fields no longer make. */
  function edit() {
    setMade(null);
  }

  return {
    sending,
    opened: made?.outcome === 'opened' ? made : null,
    tooLong: made?.outcome === 'too-long' ? made : null,
    send,
    stop,
    edit,
  };
}
