import { QuestionList } from '../../components/answers/question-list.tsx';
import { answersIn } from '../../content/answers-in.ts';
import { contactFaq, contactTexts } from '../../content/page-texts/contact.ts';
import { Section } from '../../design-system/section.tsx';

export function FaqSection() {
  return (
    <Section labelledBy="faq">
      <h2 id="faq">{contactTexts.questions}</h2>
      <QuestionList questions={[...contactFaq, ...answersIn('contact')]} />
    </Section>
  );
}
