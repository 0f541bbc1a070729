import { Link } from 'react-router';
import { ContactLinks } from '../../components/contact-links.tsx';
import { StatementPage } from '../../components/statement-page.tsx';
import { organization } from '../../content/organization.ts';
import { privacyStatement } from '../../content/page-texts/privacy.ts';
import { pageNames } from '../../content/shared-texts.ts';
import { visitCounter } from '../../content/visit-counter.ts';
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
            <Link to="/contact" className="more-link">
              {pageNames.contact}
            </Link>
          </>
        ),
        forms: (
          <Link to="/give" className="more-link">
            {pageNames.give}
          </Link>
        ),
        links: <OpenedSites />,
        children: (
          <Link to="/safeguarding" className="more-link">
            {pageNames.safeguarding}
          </Link>
        ),
        ask: <ContactLinks />,
      }}
    />
  );
}
