import { Link } from 'react-router';
import { ClosingCall } from '../../components/closing-call.tsx';
import { LocationSection } from '../../components/location-section.tsx';
import { MissionSection } from '../../components/mission-section.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { organization } from '../../content/organization.ts';
import { pagePhotos } from '../../content/page-photos.ts';
import { buttonClass } from '../../ui/button.tsx';
import { HistorySection } from './history-section.tsx';
import { ValuesSection } from './values-section.tsx';
import { WhatWeDoSection } from './what-we-do-section.tsx';

export function AboutPage() {
  return (
    <>
      <PageHead
        title="About Us"
        lead={`A children’s home with a school of its own, and a gate that has stood open since ${organization.foundedYear}.`}
        photo={pagePhotos.about}
      />
      <HistorySection />
      <WhatWeDoSection />
      <MissionSection />
      <ValuesSection />
      <LocationSection tone="sand" />
      <ClosingCall
        title="Come and see, or lend a hand"
        text="There are six ways to help, and a visit is one of them."
      >
        <Link to="/get-involved" className={buttonClass('outline-paper')}>
          Get Involved
        </Link>
        <Link to="/contact" className={buttonClass('outline-paper')}>
          Contact
        </Link>
      </ClosingCall>
    </>
  );
}
