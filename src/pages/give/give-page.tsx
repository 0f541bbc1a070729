import { ClosingCall } from '../../components/closing-call.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { organization } from '../../content/organization.ts';
import { pagePhotos } from '../../content/page-photos.ts';
import { getInvolvedTexts, giveTexts } from '../../content/page-texts.ts';
import { telHref } from '../../lib/phone.ts';
import { buttonClass } from '../../ui/button.tsx';
import { ChooseSection } from './choose-section.tsx';
import { GiveParts } from './give-parts.tsx';
import { KeepSection } from './keep-section.tsx';
import { PaySection } from './pay-section.tsx';
import { TellUsSection } from './tell-us-section.tsx';
import { useGivingChoice } from './use-giving-choice.ts';

export function GivePage() {
  const { phones, email } = organization;
  const { fields, chosen, read } = useGivingChoice();
  return (
    <>
      <PageHead title={giveTexts.name} lead={giveTexts.lead} photo={pagePhotos.give}>
        <GiveParts />
      </PageHead>
      <ChooseSection fields={fields} chosen={chosen} onChange={read} />
      <PaySection choice={chosen.choice} />
      <div className="no-print">
        <TellUsSection choice={chosen.choice} />
        <KeepSection />
      </div>
      <ClosingCall {...getInvolvedTexts.closing}>
        <a href={telHref(phones[0])} className={buttonClass('paper')}>
          {`Call ${phones[0]}`}
        </a>{' '}
        <a href={`mailto:${email}`} className={buttonClass('outline-paper')}>
          {`E-mail ${email}`}
        </a>
      </ClosingCall>
    </>
  );
}
