import { useState } from 'react';
import { useSending } from '../../components/message/use-sending.ts';
import { useTimeout } from '../../hooks/use-timeout.ts';

/** From the thanks to the automatic close, in ms: the three seconds that the home has asked for. */
const THANKS_MS = 3000;

export type SponsorshipFlow = ReturnType<typeof useSponsorshipFlow>;

/** The states of the dialog, from typing to thanks. `onDone` is called after the thanks have shown for THANKS_MS. */
export function useSponsorshipFlow(onDone: () => void) {
  const [thanks, setThanks] = useState<'hidden' | 'shown' | 'held'>('hidden');
  const sending = useSending(() => setThanks('shown'));
  useTimeout(onDone, thanks === 'shown' ? THANKS_MS : null);

  /** Stops the automatic close, because the visitor has interacted with the thanks (WCAG 2.2 §2.2.1). */
  function hold() {
    setThanks((now) => (now === 'shown' ? 'held' : now));
  }

  /** Resets after the dialog has closed. When it opens again it shows the form with everything that was typed. */
  function reset() {
    sending.stop();
    setThanks('hidden');
  }

  return { ...sending, sent: thanks !== 'hidden', hold, reset };
}
