import { useRef, useState } from 'react';
import { sharedText } from '../../giving/shared-text.ts';
import { organization } from '../../content/organization.ts';
import { planActionTexts } from '../../content/page-texts/give.ts';
import { COPY_BY_HAND, useCopy } from '../../hooks/use-copy.ts';
import { fragmentOf, type GivingChoice } from '../../lib/giving-choice.ts';
import { mailtoAddress, whatsAppAddress } from '../../lib/mail-address.ts';
import { inputBoxClass } from '../../design-system/input-box.ts';
import { Button } from '../../design-system/button.tsx';
import { copyLabel } from '../../design-system/copy-label.ts';
import { Notice } from '../../design-system/notice.tsx';
import { PlanButton } from './plan-button.tsx';
import styles from './share-plan.module.css';

type Kind = GivingChoice['kind'];
/** `choice` is null before hydration. */
type SharePlanProps = { kind: Kind; choice: GivingChoice | null };
type Shared = { title: string; text: string; url: string };

/** Without the device's own share sheet, or if it refuses: by link, WhatsApp or e-mail. */
export function SharePlan({ kind, choice }: SharePlanProps) {
  const [refused, setRefused] = useState(false);

  async function share() {
    if (!choice) return;
    try {
      await navigator.share(dataOf(choice));
      setRefused(false);
    } catch (error) {
      // The visitor closed the sheet.
      const isCancelled = error instanceof DOMException && error.name === 'AbortError';
      if (!isCancelled) setRefused(true);
    }
  }

  return (
    <>
      <PlanButton icon="share" text={planActionTexts.share[kind]} onClick={() => void share()} />
      <div role="status">
        {refused && choice ? <WaysToShare kind={kind} shared={dataOf(choice)} /> : null}
      </div>
    </>
  );
}

function WaysToShare({ kind, shared }: { kind: Kind; shared: Shared }) {
  const { title, text, url } = shared;
  const link = useRef<HTMLInputElement>(null);
  const { copy, outcome } = useCopy(url, link);
  const message = { subject: title, body: `${text}\n${url}` };
  return (
    <Notice tone="leaf" text={<p>{planActionTexts.shareTitle}</p>}>
      <input
        ref={link}
        className={`${inputBoxClass} ${styles.link}`}
        aria-label={planActionTexts.link[kind]}
        readOnly
        value={url}
      />
      <Button look="quiet" onClick={() => void copy()}>
        {copyLabel(outcome, planActionTexts.copyLink)}
      </Button>
      {outcome === 'refused' ? <p>{COPY_BY_HAND}</p> : null}
      <a href={whatsAppAddress('', message)} target="_blank" rel="noopener noreferrer">
        WhatsApp<span className="visually-hidden"> (opens in a new tab)</span>
      </a>
      <a href={mailtoAddress({ to: '', ...message })}>E-mail</a>
    </Notice>
  );
}

/** Page and choice only: nothing else of the address, and no payment number. */
function dataOf(choice: GivingChoice): Shared {
  return {
    title: `How to give to ${organization.name}`,
    text: sharedText(choice),
    url: `${location.origin}/give${fragmentOf(choice)}`,
  };
}
