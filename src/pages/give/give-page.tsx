import { memo, useDeferredValue } from 'react';
import { CallOrWriteButtons } from '../../components/call-or-write.tsx';
import { ClosingBand } from '../../components/closing-band.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { isAnyWaiting } from '../../content/groups-of-children.ts';
import { hasBank } from '../../content/payments.ts';
import { everyTime, giftSentence, oftenAndPurposeWords } from '../../giving/gift-words.ts';
import { wholeGift } from '../../lib/gift.ts';
import { unbrokenSums } from '../../lib/money.ts';
import { ButtonLink } from '../../design-system/button.tsx';
import beforeSunset from './before-sunset.module.css';
import { ChooseStep } from './choose-step.tsx';
import { GiftBar } from './gift-bar.tsx';
import { KeepStep } from './keep-step.tsx';
import { NoteStep } from './note-step.tsx';
import { PayStep } from './pay-step.tsx';
import { Road } from './step.tsx';
import { type ChoiceControl, type ChoiceProps, useChoice } from './use-choice.ts';

export function Component() {
  const control = useChoice();
  // A press shows at once in the choice, and a frame later in the steps below. A press that waited for hydration needs
  // both at once.
  const deferred = useDeferredValue(control);
  const shown = deferred.hydrated ? deferred : control;
  return (
    <>
      <PageHead
        title="How to give"
        lead={unbrokenSums(leadOf(control))}
        photo="main-gate"
        hour="before-sunset"
        sun
        low="everywhere"
      >
        <Road />
      </PageHead>
      <ChooseStep control={control} />
      <AfterChoice control={shown} />
      <ClosingBand hour="before-sunset" scene={beforeSunset}>
        <CallOrWriteButtons />{' '}
        <ButtonLink
          to="/children"
          look="outline"
          label={isAnyWaiting ? 'See the groups' : 'Our Children'}
        />
      </ClosingBand>
    </>
  );
}

const AfterChoice = memo(function ({ control }: ChoiceProps) {
  return (
    <>
      <PayStep control={control} />
      <div className="no-print">
        <NoteStep control={control} />
        <KeepStep control={control} />
      </div>
      <GiftBar control={control} />
    </>
  );
});

const lead = `You pay on your phone${hasBank ? ' or at your bank' : ''}, not on this page.`;

/** What the visitor's link holds, or else the page's own lead. */
function leadOf({ choice, link }: ChoiceControl): string {
  if (link === 'none') return lead;
  if (link === 'amount-unread')
    return 'We could not read the amount in your link. Please choose it here.';
  const gift = wholeGift(choice);
  if (link === 'purpose-unknown') {
    const read = gift ? `From your link: ${everyTime(gift)}.` : '';
    return `${read} What the gift is for is not on our list now. Please choose it here.`.trim();
  }
  return `From your link: ${gift ? giftSentence(gift) : oftenAndPurposeWords(choice)}.`;
}
