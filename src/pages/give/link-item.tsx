import { useRef } from 'react';
import { needsReact } from '../../boot-contract.ts';
import { organization } from '../../content/organization.ts';
import { copyByHand, copyLabel, useCopy } from '../../design-system/use-copy.ts';
import { giftSentence } from '../../giving/gift-words.ts';
import type { Gift } from '../../lib/gift.ts';
import { giveAddress } from '../../lib/gift-address.ts';

type LinkProps = { gift: Gift };

/** Offers a link that holds page and gift only: nothing else of the address, and no payment number. */
export function LinkItem({ gift }: LinkProps) {
  return (
    <>
      <h3>This gift as a link</h3>
      <p className="button-row">
        <span>
          <CopyLink gift={gift} />
        </span>{' '}
        {typeof navigator.share === 'function' ? (
          <button
            type="button"
            className="more-link"
            onClick={() => {
              const title = `How to give to ${organization.name}`;
              const text = `${giftSentence(gift)}.`;
              const shared = navigator.share({ title, text, url: urlOf(gift) });
              // The promise is rejected when the visitor closes the sheet. The link can still be copied.
              shared.catch(() => null);
            }}
            {...needsReact}
          >
            <u>Share</u>
          </button>
        ) : null}
      </p>
    </>
  );
}

/** Copies the link. If the browser refuses, the visitor copies it by hand. */
export function CopyLink({ gift }: LinkProps) {
  const url = urlOf(gift);
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

function urlOf(gift: Gift): string {
  return `${location.origin}${giveAddress(gift)}`;
}
