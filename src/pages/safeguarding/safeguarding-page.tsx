import { HomeAnswers } from '../../components/answers/home-answers.tsx';
import { ContactLinks } from '../../components/contact-links.tsx';
import { StatementPage } from '../../components/statement-page.tsx';
import { safeguardingStatement } from '../../content/page-texts/safeguarding.ts';
import { HelplineList } from './helpline-list.tsx';

export function Component() {
  return (
    <StatementPage
      statement={safeguardingStatement}
      below={{
        tell: (
          <>
            <HelplineList />
            <HomeAnswers place="worried" />
          </>
        ),
        'one-of-us': <HomeAnswers place="one-of-us" />,
        mistakes: <ContactLinks />,
      }}
    />
  );
}
