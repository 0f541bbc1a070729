import { Link } from 'react-router';
import { ContactLinks } from '../../components/contact-links.tsx';
import { StatementPage } from '../../components/statement-page.tsx';
import { accessibilityStatement } from '../../content/page-texts/accessibility.ts';
import { pageNames } from '../../content/shared-texts.ts';

export function Component() {
  return (
    <StatementPage
      statement={accessibilityStatement}
      below={{
        'not-done': (
          <Link to="/contact" className="more-link">
            {pageNames.contact}
          </Link>
        ),
        help: <ContactLinks />,
      }}
    />
  );
}
