import { Link } from 'react-router';
import { ContactLinks } from '../../components/contact-links.tsx';
import { StatementPage } from '../../components/statement-page.tsx';
import { organization } from '../../content/organization.ts';
import { contactTexts, giveTexts, statementNames } from '../../content/page-texts.ts';
import { privacyStatement } from '../../content/privacy-statement.ts';
import { moreLinkClass } from '../../ui/more-link.ts';
import { OutsideHosts } from './outside-hosts.tsx';
import { StoredNotes } from './stored-notes.tsx';
import { WebmailHosts } from './webmail-hosts.tsx';

export function PrivacyPage() {
  return (
    <StatementPage
      statement={privacyStatement}
      below={{
        stored: <StoredNotes counted={__VISIT_COUNTER__ !== null} />,
        hosts: (
          <>
            <OutsideHosts
              counterUrl={__VISIT_COUNTER__?.url ?? null}
              mapOrigin={organization.mapOrigin}
            />
            <Link to="/contact" className={moreLinkClass}>
              {contactTexts.name}
            </Link>
          </>
        ),
        forms: (
          <>
            <WebmailHosts />
            <Link to="/give" className={moreLinkClass}>
              {giveTexts.name}
            </Link>
          </>
        ),
        children: (
          <Link to="/safeguarding" className={moreLinkClass}>
            {statementNames.safeguarding}
          </Link>
        ),
        ask: <ContactLinks />,
      }}
    />
  );
}
