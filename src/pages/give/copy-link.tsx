import { useRef } from 'react';
import { needsReact } from '../../boot-contract.ts';
import { copyByHand, copyLabel, useCopy } from '../../design-system/use-copy.ts';
import type { Gift } from '../../lib/gift.ts';
import { giveAddress } from '../../lib/gift-address.ts';

/** Copies a link to the gift. If the browser refuses, the visitor copies it by hand. */
export function CopyLink({ gift }: { gift: Gift }) {
  const url = giftUrl(gift);
  const field = useRef<HTMLInputElement>(null);
  const { copy, outcome } = useCopy(url, field);
  return (
    <>
      <button type="button" className="more-link" onClick={() => void copy()} {...needsReact}>
        <u>{copyLabel(outcome, 'Copy the link')}</u>
      </button>
      {outcome === 'refused' ? (
        <>
          <span>{copyByHand}</span>
          <input
            ref={field}
            className="input-box"
            aria-label="The link to this gift"
            readOnly
            value={url}
          />
        </>
      ) : null}
    </>
  );
}

/** Holds page and gift only: nothing else of the address, and no payment number. */
export function giftUrl(gift: Gift): string {
  return `${location.origin}${giveAddress(gift)}`;
}
