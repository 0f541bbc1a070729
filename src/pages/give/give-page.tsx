import { ClosingCall } from '../../components/closing-call.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { organization } from '../../content/organization.ts';
import { pagePhotos } from '../../content/page-photos.ts';
import { getInvolvedTexts, giveTexts } from '../../content/page-texts.ts';
import { telHref } from '../../lib/phone.ts';
import { buttonClass } from '../../ui/button.tsx';
import { TellUsSection } from './tell-us-section.tsx';

export function GivePage() {
  const { phones, email } = organization;
  return (
    <>
      <PageHead title={giveTexts.name} lead={giveTexts.lead} photo={pagePhotos.give} />
      <TellUsSection choice={{ kind: 'plan', usd: 185, frequency: 'annual' }} />
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
