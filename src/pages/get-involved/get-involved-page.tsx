import { ClosingBand } from '../../components/closing-band.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { organization } from '../../content/organization.ts';
import { closingPhotos, pagePhotos } from '../../content/page-photos.ts';
import { getInvolvedTexts } from '../../content/page-texts.ts';
import { telHref } from '../../lib/phone.ts';
import { buttonClass } from '../../ui/button.tsx';
import { HowToDonateSection } from './how-to-donate-section.tsx';
import { SupporterStoriesSection } from './supporter-stories-section.tsx';
import { WaysToHelpSection } from './ways-to-help-section.tsx';

export function Component() {
  const { phones, email } = organization;
  return (
    <>
      <PageHead
        title={getInvolvedTexts.name}
        lead={getInvolvedTexts.lead}
        photo={pagePhotos.getInvolved}
      />
      <WaysToHelpSection />
      <HowToDonateSection />
      <div className="no-print">
        <SupporterStoriesSection />
      </div>
      <ClosingBand {...getInvolvedTexts.closing} photo={closingPhotos.getInvolved}>
        <a href={telHref(phones[0])} className={buttonClass('paper')}>
          {`Call ${phones[0]}`}
        </a>{' '}
        <a href={`mailto:${email}`} className={buttonClass('outline-paper')}>
          {`E-mail ${email}`}
        </a>
      </ClosingBand>
    </>
  );
}
