import { ClosingBand } from '../../components/closing-band.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { PhoneLink } from '../../components/phone-link.tsx';
import { organization } from '../../content/organization.ts';
import { getInvolvedTexts } from '../../content/page-texts/get-involved.ts';
import { pageNames, talkToUs } from '../../content/shared-texts.ts';
import afternoon from './afternoon.module.css';
import { HowToDonateSection } from './how-to-donate-section.tsx';
import { SupporterStoriesSection } from './supporter-stories-section.tsx';
import { WaysToHelpSection } from './ways-to-help-section.tsx';

export function Component() {
  return (
    <>
      <PageHead
        title={pageNames.getInvolved}
        lead={getInvolvedTexts.lead}
        hour="afternoon"
        sun
        photo="kitchen-garden"
        crowded="inner"
      />
      <WaysToHelpSection />
      <HowToDonateSection />
      <div className="no-print">
        <SupporterStoriesSection />
      </div>
      <ClosingBand {...talkToUs} hour="afternoon" scene={afternoon}>
        <PhoneLink call className="button blue" />{' '}
        <a href={`mailto:${organization.email}`} className="button outline">
          {`E-mail ${organization.email}`}
        </a>
      </ClosingBand>
    </>
  );
}
