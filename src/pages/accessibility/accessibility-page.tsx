import { Link } from 'react-router';
import { ContactLinks } from '../../components/contact-links.tsx';
import { StatementPage } from '../../components/statement-page.tsx';
import { accessibilityStatement } from '../../content/page-texts/accessibility.ts';
import { pageNames } from '../../content/shared-texts.ts';
import { moreLinkClass } from '../../design-system/more-link.ts';

export function Component() {
  return (
    <StatementPage
      statement={accessibilityStatement}
      below={{
        'not-done': (
          <Link to="/contact" className={moreLinkClass}>
            {pageNames.contact}
          </Link>
        ),
        help: <ContactLinks />,
      }}
    />
  );
}
