import { ContactLinks } from '../../components/contact-links.tsx';
import { StatementPage } from '../../components/statement-page.tsx';
import { organization } from '../../content/organization.ts';
import { privacyStatement } from '../../content/page-texts/privacy.ts';
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
        hosts: <OutsideHosts counter={visitCounter.baseUrl} mapOrigin={organization.mapOrigin} />,
        links: <OpenedSites />,
        ask: <ContactLinks />,
      }}
    />
  );
}
