import { Link } from 'react-router';
import { ContactLinks } from '../../components/contact-links.tsx';
import { StatementPage } from '../../components/statement-page.tsx';
import { accessibilityStatement } from '../../content/accessibility-statement.ts';
import { contactTexts } from '../../content/page-texts.ts';
import { moreLinkClass } from '../../ui/more-link.ts';

export function Component() {
  return (
    <StatementPage
      statement={accessibilityStatement}
      below={{
        'not-done': (
          <Link to="/contact" className={moreLinkClass}>
            {contactTexts.name}
          </Link>
        ),
        help: <ContactLinks />,
      }}
    />
  );
}
