import { ContactLinks } from '../../components/contact-links.tsx';
import { StatementPage } from '../../components/statement-page.tsx';
import { VISIT_COUNT_KEY, VISITED_KEY } from '../../components/visit-count/visit-counter.ts';
import { organization } from '../../content/organization.ts';
import { privacyStatement, storedNoteTexts } from '../../content/page-texts/privacy.ts';
import { visitCounter } from '../../content/visit-counter-settings.ts';
import { TermList } from '../../design-system/term-list.tsx';
import { OpenedSites } from './opened-sites.tsx';
import { OutsideHosts } from './outside-hosts.tsx';

const storedNotes = [
  { term: VISITED_KEY, text: storedNoteTexts.visited },
  { term: VISIT_COUNT_KEY, text: storedNoteTexts.count },
];

export function Component() {
  return (
    <StatementPage
      statement={privacyStatement}
      below={{
        stored: (
          <>
            <p>{storedNoteTexts.notes}</p>
            <TermList terms={storedNotes} />
          </>
        ),
        hosts: <OutsideHosts counter={visitCounter.baseUrl} mapOrigin={organization.mapOrigin} />,
        links: <OpenedSites />,
        ask: <ContactLinks />,
      }}
    />
  );
}
