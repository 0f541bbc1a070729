import { Link } from 'react-router';
import { HomeAnswers } from '../../components/answers/home-answers.tsx';
import { ContactLinks } from '../../components/contact-links.tsx';
import { StatementPage } from '../../components/statement-page.tsx';
import { safeguardingStatement } from '../../content/page-texts/safeguarding.ts';
import { pageNames } from '../../content/shared-texts.ts';
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
        sponsors: (
          <Link to="/give" className="more-link">
            {pageNames.give}
          </Link>
        ),
        site: (
          <Link to="/privacy" className="more-link">
            {pageNames.privacy}
          </Link>
        ),
        mistakes: <ContactLinks />,
      }}
    />
  );
}
