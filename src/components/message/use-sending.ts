import { useEffect, useRef, useState } from 'react';
import { type MessageApp, messageTexts } from '../../content/messages.ts';
import { useTimeout } from '../../hooks/use-timeout.ts';
import type { FormMessage } from '../../lib/form-message.ts';
import type { Email } from '../../lib/mail-address.ts';
import { openMessage, type LongMessage, type OpenedMessage } from './open-message.ts';

/** How long the button says 'Sending...' and ignores another click, in ms. */
const SENDING_MS = 600;

/**
 * Opens a form's message in the visitor's own app. The site sends nothing. `onSent` is called SENDING_MS later.
 */
export function useSending(onSent?: () => void) {
  const [sending, setSending] = useState(false);
  // One state, so that notices about two messages can't show at once.
  const [made, setMade] = useState<OpenedMessage | LongMessage | null>(null);
  // A ref, because a second click may come before React has rendered the result of the first.
  const opened = useRef(false);
  // Reset after rendering. A click accepted earlier would set a state that React has not left yet, so no new
  // timer would start.
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

  /** Removes the notice, because the fields no longer make the message that it is about. */
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
