import { Link } from 'react-router';
import { ClosingBand } from '../../components/closing-band.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { PhoneLink } from '../../components/phone-link.tsx';
import { organization } from '../../content/organization.ts';
import { pagePhotos } from '../../content/page-photos.ts';
import { contactTexts } from '../../content/page-texts/contact.ts';
import { pageNames } from '../../content/shared-texts.ts';
import { Icon } from '../../design-system/icon.tsx';
import { ContactSection } from './contact-section.tsx';
import { FaqSection } from './faq-section.tsx';
import night from './night.module.css';
import { VisitSection } from './visit-section.tsx';

export function Component() {
  return (
    <>
      <PageHead
        title={pageNames.contact}
        lead={contactTexts.lead}
        photo={pagePhotos.contact}
        hour="mid-morning"
        sun
      >
        <PhoneLink call className="button blue">
          <Icon name="phone" />
        </PhoneLink>{' '}
        <a href={`mailto:${organization.email}`} className="button outline">
          <Icon name="mail" />
          E-mail us
        </a>
      </PageHead>
      <ContactSection />
      <VisitSection />
      <FaqSection />
      <ClosingBand {...contactTexts.closing} scene={night}>
        <Link to="/get-involved" className="button paper">
          Get Involved
        </Link>{' '}
        <Link to="/children" className="button outline-paper">
          Our Children
        </Link>
      </ClosingBand>
    </>
  );
}
