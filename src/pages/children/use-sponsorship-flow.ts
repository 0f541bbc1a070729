import { useState } from 'react';
import { useSending } from '../../components/message/use-sending.ts';
import { useTimeout } from '../../hooks/use-timeout.ts';

/** How long the thanks show: three seconds, as the home has asked. */
const THANKS_MS = 3000;

export type SponsorshipFlow = ReturnType<typeof useSponsorshipFlow>;

/** `onDone` is called when the thanks have shown for THANKS_MS. */
export function useSponsorshipFlow(onDone: () => void) {
  const [thanks, setThanks] = useState<'hidden' | 'shown' | 'held'>('hidden');
  const sending = useSending(() => setThanks('shown'));
  useTimeout(onDone, thanks === 'shown' ? THANKS_MS : null);

  /** Keeps the thanks open once the visitor has interacted with them (WCAG 2.2 §2.2.1). */
  function hold() {
    setThanks((now) => (now === 'shown' ? 'held' : now));
  }

  /** Call it after closing. The dialog then opens with the form and everything that was typed. */
  function reset() {
    sending.stop();
    setThanks('hidden');
  }

  return { ...sending, sent: thanks !== 'hidden', hold, reset };
}
