import { useRef } from 'react';
import { needsReact } from '../../boot-contract.ts';
import { keepingTexts } from '../../content/page-texts/give.ts';
import { giftSentence } from '../../giving/gift-words.ts';
import { copyByHand, copyLabel, useCopy } from '../../design-system/use-copy.ts';
import type { Gift } from '../../lib/gift.ts';
import { giveAddress } from '../../lib/gift-address.ts';

/** Offers a link that holds page and gift only: nothing else of the address, and no payment number. */
export function LinkItem({ gift }: { gift: Gift }) {
  const field = useRef<HTMLInputElement>(null);
  const url = `${location.origin}${giveAddress(gift)}`;
  const { copy, outcome } = useCopy(url, field);
  return (
    <>
      <h3>{keepingTexts.link}</h3>
      <p className="button-row">
        <button type="button" className="more-link" onClick={() => void copy()} {...needsReact}>
          <u>{copyLabel(outcome, keepingTexts.copyLink)}</u>
        </button>{' '}
        {typeof navigator.share === 'function' ? (
          <button
            type="button"
            className="more-link"
            onClick={() => {
              const text = `${giftSentence(gift)}.`;
              const shared = navigator.share({ title: keepingTexts.linkTitle, text, url });
              // The promise is rejected when the visitor closes the sheet. The link can still be copied.
              shared.catch(() => null);
            }}
            {...needsReact}
          >
            <u>{keepingTexts.share}</u>
          </button>
        ) : null}
      </p>
      {outcome === 'refused' ? (
        <>
          <p>{copyByHand}</p>
          <input
            ref={field}
            className="input-box"
            aria-label={keepingTexts.theLink}
            readOnly
            value={url}
          />
        </>
      ) : null}
    </>
  );
}
