import { useState } from 'react';
import type { Way } from '../../components/message/open-message.ts';
import { useSending } from '../../components/message/use-sending.ts';
import { useTimeout } from '../../hooks/use-timeout.ts';
import type { Email } from '../../lib/mailto.ts';

/** From the thanks to the automatic close, in ms (specification, section 9). */
const THANKS_MS = 3000;

type FlowOptions = {
  onMailOpened: (mail: Email, way: Way) => void;
  /** Called when the thanks have been shown for THANKS_MS. */
  onDone: () => void;
};

/** The states of the dialog, from typing to thanks. */
export function useSponsorshipFlow({ onMailOpened, onDone }: FlowOptions) {
  const [thanks, setThanks] = useState<'hidden' | 'shown' | 'held'>('hidden');
  const sending = useSending({ onOpened: onMailOpened, onSent: () => setThanks('shown') });
  useTimeout(onDone, thanks === 'shown' ? THANKS_MS : null);

  /** The visitor has interacted with the thanks: no automatic close any more (WCAG 2.2 §2.2.1). */
  function hold() {
    setThanks((now) => (now === 'shown' ? 'held' : now));
  }

  /** The dialog has closed: the next time it opens it shows the form, with everything typed. */
  function reset() {
    sending.stop();
    setThanks('hidden');
  }

  return { ...sending, sent: thanks !== 'hidden', hold, reset };
}
