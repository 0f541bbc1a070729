import { useRef, useState } from 'react';
import { microcopy } from '../../content/microcopy.ts';
import { organization } from '../../content/organization.ts';
import { openAddress } from '../../browser/open-address.ts';
import { useTimeout } from '../../hooks/use-timeout.ts';
import { isTooLong, mailtoAddress, type Email } from '../../lib/mailto.ts';
import {
  composeShortSponsorshipEmail,
  composeSponsorshipEmail,
  type SponsorshipInterest,
} from './sponsorship-email.ts';

/** How long the button says 'Sending...', in ms. */
const SENDING_MS = 600;

/** From the thanks to the automatic close, in ms (specification, section 9). */
const THANKS_MS = 3000;

/** A message too long for a mailto address, and the address of a short mail to paste it into. */
export type LongMessage = { whole: Email; shortAddress: string };

export type SponsorshipFlow =
  | { stage: 'editing'; tooLong: LongMessage | null }
  | { stage: 'sending' }
  | { stage: 'sent'; held: boolean };

const EDITING: SponsorshipFlow = { stage: 'editing', tooLong: null };

type FlowOptions = {
  onMailOpened: (mail: Email) => void;
  /** Called when the thanks have been shown for THANKS_MS. */
  onDone: () => void;
};

/** The states from typing to thanks. Opens the visitor's mail program; this site sends nothing. */
export function useSponsorshipFlow({ onMailOpened, onDone }: FlowOptions) {
  const [flow, setFlow] = useState<SponsorshipFlow>(EDITING);
  // A second click may come before React has rendered the first one's result.
  const submitted = useRef(false);
  useTimeout(
    () => setFlow({ stage: 'sent', held: false }),
    flow.stage === 'sending' ? SENDING_MS : null,
  );
  useTimeout(onDone, flow.stage === 'sent' && !flow.held ? THANKS_MS : null);

  /** If reading the form or composing the mail throws, the form stays as it is. */
  function submit(readInterest: () => SponsorshipInterest) {
    if (submitted.current) return;
    try {
      const interest = readInterest();
      const whole = composeSponsorshipEmail(interest, microcopy.sponsorshipSubject);
      const address = mailtoAddress({ to: organization.email, ...whole });
      if (isTooLong(address)) {
        const short = composeShortSponsorshipEmail(interest, microcopy.sponsorshipSubject);
        const shortAddress = mailtoAddress({ to: organization.email, ...short });
        setFlow({ stage: 'editing', tooLong: { whole, shortAddress } });
        return;
      }
      openAddress(address);
      submitted.current = true;
      onMailOpened(whole);
      setFlow({ stage: 'sending' });
    } catch (error) {
      console.error(microcopy.submitFailed, error);
      setFlow(EDITING);
    }
  }

  /** Hides the notice about a message that is too long, because the message has changed. */
  function edit() {
    setFlow((now) => (now.stage === 'editing' && now.tooLong ? EDITING : now));
  }

  /** The visitor has interacted with the thanks: no automatic close any more (WCAG 2.2 §2.2.1). */
  function hold() {
    setFlow((now) => (now.stage === 'sent' ? { stage: 'sent', held: true } : now));
  }

  /** The dialog has closed: the next time it opens it shows the form, with everything typed. */
  function reset() {
    submitted.current = false;
    setFlow((now) => (now.stage === 'editing' ? now : EDITING));
  }

  return { flow, submit, edit, hold, reset };
}
