import { Link } from 'react-router';
import { ClosingBand } from '../../components/closing-band.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { PhoneLink } from '../../components/phone-link.tsx';
import { organization } from '../../content/organization.ts';
import { pagePhotos } from '../../content/page-photos.ts';
import { choosingTexts, giveTexts } from '../../content/page-texts/give.ts';
import { pageNames, talkToUs } from '../../content/shared-texts.ts';
import { answersIn, giftIn } from '../../giving/choice.ts';
import { giftSentence, howOften } from '../../giving/gift-words.ts';
import { purposeOf } from '../../giving/purposes.ts';
import { unbrokenSums } from '../../lib/money.ts';
import beforeSunset from './before-sunset.module.css';
import { ChooseStep } from './choose-step.tsx';
import { GiftBar } from './gift-bar.tsx';
import { KeepStep } from './keep-step.tsx';
import { NoteStep } from './note-step.tsx';
import { PayStep } from './pay-step.tsx';
import { Road } from './road.tsx';
import { type ChoiceControl, useChoice } from './use-choice.ts';

export function Component() {
  const control = useChoice();
  return (
    <>
      <PageHead
        title={pageNames.give}
        lead={unbrokenSums(leadOf(control))}
        photo={pagePhotos.give}
        hour="before-sunset"
        sun
        low="everywhere"
      >
        <Road />
      </PageHead>
      <ChooseStep control={control} />
      <PayStep control={control} />
      <div className="no-print">
        <NoteStep control={control} />
        <KeepStep control={control} />
      </div>
      <GiftBar control={control} />
      <ClosingBand {...talkToUs} hour="before-sunset" scene={beforeSunset}>
        <PhoneLink call className="button blue" />{' '}
        <a href={`mailto:${organization.email}`} className="button outline">
          {choosingTexts.email}
        </a>{' '}
        <Link to="/children" className="button outline">
          {choosingTexts.waiting}
        </Link>
      </ClosingBand>
    </>
  );
}

/** A link says what it holds. */
function leadOf({ choice, isLinked, isUnread }: ChoiceControl): string {
  if (isUnread) return giveTexts.unread;
  if (!isLinked) return giveTexts.lead;
  const gift = giftIn(choice);
  if (gift) return `${giveTexts.fromLink} ${giftSentence(gift)}.`;
  const { often, purpose } = answersIn(choice);
  const words = purposeOf(purpose)?.words;
  const parts = [
    ...(often === 'once' ? [] : [howOften[often]]),
    ...(words ? [`for ${words}`] : []),
  ];
  return parts.length > 0 ? `${giveTexts.fromLink} ${parts.join(' ')}.` : giveTexts.lead;
}
