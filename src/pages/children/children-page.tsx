import { Link } from 'react-router';
import { ClosingCall } from '../../components/closing-call.tsx';
import { feesSentence } from '../../components/fees-sentence.ts';
import { PageHead } from '../../components/page-head.tsx';
import { children } from '../../content/children.ts';
import { pagePhotos } from '../../content/page-photos.ts';
import { annualFees } from '../../content/payments.ts';
import { buttonClass } from '../../ui/button.tsx';
import { ChildrenSection } from './children-section.tsx';
import { FeesBanner } from './fees-banner.tsx';

export function ChildrenPage() {
  return (
    <>
      <PageHead
        title="Our Children"
        lead="Support a year of school for a child here."
        photo={pagePhotos.children}
      />
      <FeesBanner />
      <ChildrenSection profiles={children} />
      <ClosingCall
        title={`One child, one year of school: $${annualFees.usd}`}
        text={feesSentence()}
      >
        <Link to="#children" className={buttonClass('sun')}>
          Start Sponsoring Today
        </Link>
        <Link to="/get-involved?tab=sponsor" className={buttonClass('outline-paper')}>
          Learn More About Sponsorship
        </Link>
      </ClosingCall>
    </>
  );
}
