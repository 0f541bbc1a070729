import { Link } from 'react-router';
import { ClosingBand } from '../../components/closing-band.tsx';
import { ContactButtons } from '../../components/contact-buttons.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { pagePhotos } from '../../content/page-photos.ts';
import { choosingTexts, giveTexts } from '../../content/page-texts/give.ts';
import { pageNames, talkToUs } from '../../content/shared-texts.ts';
import { buttonClass } from '../../design-system/button.tsx';
import beforeSunset from './before-sunset.module.css';
import { ChooseSection } from './choose-section.tsx';
import { GiveParts } from './give-parts.tsx';
import { DownloadsSection } from './downloads-section.tsx';
import { PaySection } from './pay-section.tsx';
import { TellUsSection } from './tell-us-section.tsx';
import { useGivingChoice } from './use-giving-choice.ts';

export function Component() {
  const giving = useGivingChoice();
  const { choice } = giving;
  return (
    <>
      <PageHead
        title={pageNames.give}
        lead={giveTexts.lead}
        photo={pagePhotos.give}
        hour="before-sunset"
        sun
        low="everywhere"
      >
        <GiveParts />
      </PageHead>
      <ChooseSection giving={giving} />
      <PaySection choice={choice} />
      <div className="no-print">
        <TellUsSection giving={giving} />
        <DownloadsSection />
      </div>
      <ClosingBand {...talkToUs} hour="before-sunset" scene={beforeSunset}>
        <ContactButtons />{' '}
        <Link to="/children" className={buttonClass('outline')}>
          {choosingTexts.waiting}
        </Link>
      </ClosingBand>
    </>
  );
}
