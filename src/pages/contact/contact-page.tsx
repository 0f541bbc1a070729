import { QuestionList } from '../../components/answers/home-answers.tsx';
import { ClosingBand } from '../../components/closing-band.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { PhoneLink } from '../../components/phone-link.tsx';
import { answersIn } from '../../content/home-questions.ts';
import { organization } from '../../content/organization.ts';
import { contactFaq, contactTexts } from '../../content/page-texts/contact.ts';
import { pageNames } from '../../content/shared-texts.ts';
import { Icon } from '../../design-system/icon.tsx';
import { Section } from '../../design-system/section.tsx';
import { ButtonLink } from '../../design-system/button.tsx';
import { ContactSection } from './contact-section.tsx';
import night from './night.module.css';
import { VisitSection } from './visit-section.tsx';

export function Component() {
  return (
    <>
      <PageHead
        title={pageNames.contact}
        lead={contactTexts.lead}
        photo="compound"
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
      <Section labelledBy="faq">
        <h2 id="faq">{contactTexts.questions}</h2>
        <QuestionList questions={[...contactFaq, ...answersIn('contact')]} />
      </Section>
      <ClosingBand {...contactTexts.closing} scene={{ ...night, hour: `${night.hour} ridged` }}>
        <ButtonLink to="/get-involved" look="paper" label={pageNames.getInvolved} />{' '}
        <ButtonLink to="/children" look="outline-paper" label={pageNames.children} />
      </ClosingBand>
    </>
  );
}
