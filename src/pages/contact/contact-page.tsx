import { Link } from 'react-router';
import { ClosingCall } from '../../components/closing-call.tsx';
import { LocationSection } from '../../components/location-section.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { pagePhotos } from '../../content/page-photos.ts';
import { buttonClass } from '../../ui/button.tsx';
import { ContactSection } from './contact-section.tsx';
import { FaqSection } from './faq-section.tsx';

export function ContactPage() {
  return (
    <>
      <PageHead
        title="Contact"
        lead="Call, write or come by. Somebody here will know the answer."
        photo={pagePhotos.contact}
      />
      <ContactSection />
      <LocationSection tone="sand" callBeforeVisiting />
      <FaqSection />
      <ClosingCall
        title="Rather help straight away?"
        text="Choose one of six ways, from an hour of your time to a year of school."
      >
        <Link to="/get-involved" className={buttonClass('outline-paper')}>
          Get Involved
        </Link>
        <Link to="/children" className={buttonClass('outline-paper')}>
          Our Children
        </Link>
      </ClosingCall>
    </>
  );
}
