import { Link } from 'react-router';
import { AnswersSection } from '../../components/answers/answers-section.tsx';
import { ClosingBand } from '../../components/closing-band.tsx';
import { feesSentence } from '../../components/fees-sentence.ts';
import { PageHead } from '../../components/page-head.tsx';
import { wayToHelpAddress } from '../../content/addresses.ts';
import { children } from '../../content/children.ts';
import { pagePhotos } from '../../content/page-photos.ts';
import { childrenTexts } from '../../content/page-texts/children.ts';
import { pageNames } from '../../content/shared-texts.ts';
import { ChildrenSection } from './children-section.tsx';
import { FeesBanner } from './fees-banner.tsx';
import mist from './mist.module.css';

export function Component() {
  return (
    <>
      <PageHead
        title={pageNames.children}
        lead={childrenTexts.lead}
        photo={pagePhotos.children}
        hour="mist"
        sun
        crowded="outer"
      >
        <Link to="#children" className="button blue">
          Sponsor a Child
        </Link>
      </PageHead>
      <FeesBanner />
      <ChildrenSection profiles={children} />
      <AnswersSection place="children" title={childrenTexts.answers} />
      <ClosingBand
        title={childrenTexts.closing.title}
        text={feesSentence()}
        hour="mist"
        scene={mist}
      >
        <Link to="#children" className="button sun">
          Start Sponsoring Today
        </Link>{' '}
        <Link to={wayToHelpAddress('sponsor')} className="button outline">
          Learn More About Sponsorship
        </Link>
      </ClosingBand>
    </>
  );
}
