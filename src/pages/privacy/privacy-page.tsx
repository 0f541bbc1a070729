import { Link } from 'react-router';
import { ContactLinks } from '../../components/contact-links.tsx';
import { StatementPage } from '../../components/statement-page.tsx';
import { organization } from '../../content/organization.ts';
import { contactTexts, giveTexts, statementNames } from '../../content/page-texts.ts';
import { privacyStatement } from '../../content/privacy-statement.ts';
import { visitCounter } from '../../content/visit-counter.ts';
import { moreLinkClass } from '../../ui/more-link.ts';
import { OpenedSites } from './opened-sites.tsx';
import { OutsideHosts } from './outside-hosts.tsx';
import { StoredNotes } from './stored-notes.tsx';

export function Component() {
  return (
    <StatementPage
      statement={privacyStatement}
      below={{
        stored: <StoredNotes />,
        hosts: (
          <>
            <OutsideHosts counter={visitCounter.baseUrl} mapOrigin={organization.mapOrigin} />
            <Link to="/contact" className={moreLinkClass}>
              {contactTexts.name}
            </Link>
          </>
        ),
        forms: (
          <Link to="/give" className={moreLinkClass}>
            {giveTexts.name}
          </Link>
        ),
        links: <OpenedSites />,
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
