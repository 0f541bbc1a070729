import { ContactLinks } from '../../components/contact-links.tsx';
import { StatementPage } from '../../components/statement-page.tsx';
import { accessibilityStatement } from '../../content/accessibility-statement.ts';

export function AccessibilityPage() {
  return <StatementPage statement={accessibilityStatement} below={{ help: <ContactLinks /> }} />;
}
