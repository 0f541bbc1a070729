import { Link } from 'react-router';
import { ClosingCall } from '../../components/closing-call.tsx';
import { feesSentence } from '../../components/fees-sentence.ts';
import { PageHead } from '../../components/page-head.tsx';
import { children } from '../../content/children.ts';
import { closingPhotos, pagePhotos } from '../../content/page-photos.ts';
import { childrenTexts } from '../../content/page-texts.ts';
import { buttonClass } from '../../ui/button.tsx';
import { ChildrenSection } from './children-section.tsx';
import { FeesBanner } from './fees-banner.tsx';

export function ChildrenPage() {
  return (
    <>
      <PageHead title={childrenTexts.name} lead={childrenTexts.lead} photo={pagePhotos.children} />
      <FeesBanner />
      <ChildrenSection profiles={children} />
      <ClosingCall
        title={childrenTexts.closing.title}
        text={feesSentence()}
        photo={closingPhotos.children}
      >
        <Link to="#children" className={buttonClass('sun')}>
          Start Sponsoring Today
        </Link>{' '}
        <Link to="/get-involved?tab=sponsor" className={buttonClass('outline-paper')}>
          Learn More About Sponsorship
        </Link>
      </ClosingCall>
    </>
  );
}
