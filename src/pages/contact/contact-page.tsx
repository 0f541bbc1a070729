import { Link } from 'react-router';
import { ClosingCall } from '../../components/closing-call.tsx';
import { LocationSection } from '../../components/location-section.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { pagePhotos } from '../../content/page-photos.ts';
import { contactTexts } from '../../content/page-texts.ts';
import { buttonClass } from '../../ui/button.tsx';
import { ContactSection } from './contact-section.tsx';
import { FaqSection } from './faq-section.tsx';

export function ContactPage() {
  return (
    <>
      <PageHead title={contactTexts.name} lead={contactTexts.lead} photo={pagePhotos.contact} />
      <ContactSection />
      <LocationSection tone="sand" callBeforeVisiting />
      <FaqSection />
      <ClosingCall {...contactTexts.closing}>
        <Link to="/get-involved" className={buttonClass('outline-paper')}>
          Get Involved
        </Link>{' '}
        <Link to="/children" className={buttonClass('outline-paper')}>
          Our Children
        </Link>
      </ClosingCall>
    </>
  );
}
