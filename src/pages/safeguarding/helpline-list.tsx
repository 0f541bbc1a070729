import { organization } from '../../content/organization.ts';
import { helplines } from '../../content/safeguarding-statement.ts';
import { telHref } from '../../lib/phone.ts';
import { moreLinkClass } from '../../ui/more-link.ts';
import { TermList } from '../../ui/term-list.tsx';

const numbers = [...helplines, { number: organization.phones[0], text: 'The home.' }];

export function HelplineList() {
  const terms = numbers.map(({ number, text }) => ({
    key: number,
    term: (
      <a href={telHref(number)} className={moreLinkClass}>
        {number}
      </a>
    ),
    text,
  }));
  return <TermList terms={terms} />;
}
