import { useRef, useState } from 'react';
import { microcopy } from '../../content/microcopy.ts';
import { organization } from '../../content/organization.ts';
import { openAddress } from '../../browser/open-address.ts';
import { useTimeout } from './use-timeout.ts';
import { isTooLong, mailtoAddress, type Email } from '../../lib/mailto.ts';
import {
  composeShortSponsorshipEmail,
  composeSponsorshipEmail,
  type SponsorshipInterest,
} from './sponsorship-email.ts';

/** How long 'Sending...' stands, in ms. */
const SENDING_MS = 600;

/** How long the thanks stand before the dialog closes by itself, in ms. */
const THANKS_MS = 3000;

/** A message that no mail address can hold, and the short one that it can be pasted into. */
export type LongMessage = { whole: Email; shortAddress: string };

export type SponsorshipFlow =
  | { stage: 'editing'; tooLong: LongMessage | null }
  | { stage: 'sending' }
  | { stage: 'sent'; held: boolean };

const EDITING: SponsorshipFlow = { stage: 'editing', tooLong: null };

type FlowOptions = {
  onMailOpened: (mail: Email) => void;
  /** The thanks have stood long enough. */
  onDone: () => void;
};

/** From typing to thanks. The mail opens in the press itself; nothing is sent by this site. */
export function useSponsorshipFlow({ onMailOpened, onDone }: FlowOptions) {
  const [flow, setFlow] = useState<SponsorshipFlow>(EDITING);
  // Two presses may come before React has drawn the first one's answer.
  const submitted = useRef(false);
  useTimeout(
    () => setFlow({ stage: 'sent', held: false }),
    flow.stage === 'sending' ? SENDING_MS : null,
  );
  useTimeout(onDone, flow.stage === 'sent' && !flow.held ? THANKS_MS : null);

  /** `readInterest` reads the form; what it or the composing throws leaves the form as it is. */
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

  /** What was said of a message that was too long is not true of another. */
  function edit() {
    setFlow((now) => (now.stage === 'editing' && now.tooLong ? EDITING : now));
  }

  /** The visitor has acted on the thanks: they stay until closed (WCAG 2.2.1). */
  function hold() {
    setFlow((now) => (now.stage === 'sent' ? { stage: 'sent', held: true } : now));
  }

  /** The dialog has closed, however that came: the next opening shows the form, as it was typed. */
  function reset() {
    submitted.current = false;
    setFlow((now) => (now.stage === 'editing' ? now : EDITING));
  }

  return { flow, submit, edit, hold, reset };
}
