import { useRef, useState } from 'react';
import { microcopy } from '../../content/microcopy.ts';
import { useTimeout } from '../../hooks/use-timeout.ts';
import type { FormMessage } from '../../lib/form-message.ts';
import type { Email } from '../../lib/mailto.ts';
import { openMessage, type LongMessage, type Way } from './open-message.ts';

/** How long the button says 'Sending...', and how long another click opens no second message, in ms. */
const SENDING_MS = 600;

type SendingOptions = {
  onOpened: (message: Email, way: Way) => void;
  /** Called SENDING_MS later. */
  onSent?: () => void;
};

/** Hands a form's message to the visitor's own app, once a click; this site sends nothing. */
export function useSending({ onOpened, onSent }: SendingOptions) {
  const [sending, setSending] = useState(false);
  const [tooLong, setTooLong] = useState<LongMessage | null>(null);
  // A second click may come before React has rendered the first one's result.
  const opened = useRef(false);
  useTimeout(
    () => {
      stop();
      onSent?.();
    },
    sending ? SENDING_MS : null,
  );

  /** If reading the form or composing the message throws, the form stays as it is. */
  function send(way: Way, read: () => FormMessage) {
    if (opened.current) return;
    try {
      const message = openMessage(way, read());
      if ('shortAddress' in message) {
        setTooLong(message);
        return;
      }
      opened.current = true;
      setSending(true);
      setTooLong(null);
      onOpened(message, way);
    } catch (error) {
      console.error(microcopy.submitFailed, error);
    }
  }

  /** Forgets that a message was opened, so that the next click opens one. */
  function stop() {
    opened.current = false;
    setSending(false);
  }

  /** Hides the notice about a message that is too long, because the message has changed. */
  function edit() {
    setTooLong(null);
  }

  return { sending, tooLong, send, stop, edit };
}
