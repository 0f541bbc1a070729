import { Link } from 'react-router';
import { ContactLinks } from '../../components/contact-links.tsx';
import { StatementPage } from '../../components/statement-page.tsx';
import { giveTexts, statementNames } from '../../content/page-texts.ts';
import { safeguardingStatement } from '../../content/safeguarding-statement.ts';
import { moreLinkClass } from '../../ui/more-link.ts';
import { HelplineList } from './helpline-list.tsx';

export function Component() {
  return (
    <StatementPage
      statement={safeguardingStatement}
      below={{
        tell: <HelplineList />,
        sponsors: (
          <Link to="/give" className={moreLinkClass}>
            {giveTexts.name}
          </Link>
        ),
        site: (
          <Link to="/privacy" className={moreLinkClass}>
            {statementNames.privacy}
          </Link>
        ),
        mistakes: <ContactLinks />,
      }}
    />
  );
}
