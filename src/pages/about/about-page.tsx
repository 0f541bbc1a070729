import { Link } from 'react-router';
import { ClosingCall } from '../../components/closing-call.tsx';
import { LocationSection } from '../../components/location/location-section.tsx';
import { MissionSection } from '../../components/mission-section.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { closingPhotos, pagePhotos } from '../../content/page-photos.ts';
import { aboutTexts } from '../../content/page-texts.ts';
import { buttonClass } from '../../ui/button.tsx';
import styles from './about-page.module.css';
import { HistorySection } from './history-section.tsx';
import { ValuesSection } from './values-section.tsx';
import { WhatWeDoSection } from './what-we-do-section.tsx';

export function AboutPage() {
  return (
    <>
      <PageHead title={aboutTexts.name} lead={aboutTexts.lead} photo={pagePhotos.about} tall>
        <Link to="/children" className={buttonClass('blue')}>
          Meet Our Children
        </Link>
      </PageHead>
      <p className={styles['caption']}>
        <strong>{aboutTexts.staff.title}</strong>
        {` ${aboutTexts.staff.text}`}
      </p>
      <HistorySection />
      <WhatWeDoSection />
      <MissionSection />
      <ValuesSection />
      <LocationSection />
      <ClosingCall {...aboutTexts.closing} photo={closingPhotos.about}>
        <Link to="/get-involved" className={buttonClass('paper')}>
          Get Involved
        </Link>{' '}
        <Link to="/contact" className={buttonClass('outline-paper')}>
          Contact
        </Link>
      </ClosingCall>
    </>
  );
}
