import { ContactLinks } from '../../components/contact-links.tsx';
import { StatementPage } from '../../components/statement-page.tsx';
import { safeguardingStatement } from '../../content/safeguarding-statement.ts';
import { HelplineList } from './helpline-list.tsx';

export function SafeguardingPage() {
  return (
    <StatementPage
      statement={safeguardingStatement}
      below={{ tell: <HelplineList />, mistakes: <ContactLinks /> }}
    />
  );
}
