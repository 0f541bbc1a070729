import { useState } from 'react';
import { useOpenedMessage } from '../../components/message/use-opened-message.ts';
import type { FormMessage } from '../../content/messages.ts';
import { useTimeout } from '../../hooks/use-timeout.ts';
import type { Email } from '../../lib/message-address.ts';

/** How long the button says 'Sending...' and is disabled. */
const SENDING_MS = 600;

/** How long the thanks show: three seconds, as the home has asked. */
const THANKS_MS = 3000;

export type SponsorshipFlow = ReturnType<typeof useSponsorshipFlow>;

/** `onDone` is called when the thanks have shown for THANKS_MS. */
export function useSponsorshipFlow(onDone: () => void) {
  const [thanks, setThanks] = useState<'hidden' | 'shown' | 'held'>('hidden');
  const [sending, setSending] = useState(false);
  const { open, beginAgain, ...message } = useOpenedMessage();
  useTimeout(
    () => {
      setSending(false);
      setThanks('shown');
    },
    sending ? SENDING_MS : null,
  );
  useTimeout(onDone, thanks === 'shown' ? THANKS_MS : null);

  /** Returns the mail that was opened, else null. */
  function send(read: () => FormMessage): Email | null {
    const mail = open('email', read);
    if (mail) setSending(true);
    return mail;
  }

  /** Keeps the thanks open once the visitor has interacted with them (WCAG 2.2 §2.2.1). */
  function hold() {
    setThanks((now) => (now === 'shown' ? 'held' : now));
  }

  /** Call it after closing. The dialog then opens with the form and everything that was typed. */
  function reset() {
    setSending(false);
    beginAgain();
    setThanks('hidden');
  }

  return { ...message, sending, send, sent: thanks !== 'hidden', hold, reset };
}
