import { ContactLinks } from '../../components/contact-links.tsx';
import { StatementPage } from '../../components/statement-page.tsx';
import { accessibilityStatement } from '../../content/page-texts/accessibility.ts';

export function Component() {
  return <StatementPage statement={accessibilityStatement} below={{ help: <ContactLinks /> }} />;
}
