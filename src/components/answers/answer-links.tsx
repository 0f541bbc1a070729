import { Link } from 'react-router';
import { NewTabLink } from '../../design-system/new-tab-link.tsx';
import type { AnswerLink } from '../../content/home-questions.ts';

type AnswerLinksProps = { links: readonly AnswerLink[] };

export function AnswerLinks({ links }: AnswerLinksProps) {
  return links.map(({ label, to }) => (
    <div key={to}>
      <AnswerLinkTo label={label} to={to} />
    </div>
  ));
}

function AnswerLinkTo({ label, to }: AnswerLink) {
  if (to.startsWith('/'))
    return (
      <Link to={to} className="more-link">
        {label}
      </Link>
    );
  if (!to.startsWith('https:'))
    return (
      <a href={to} className="more-link">
        {/* A number reads from the left on a page that is translated to Arabic. */}
        <bdi>{label}</bdi>
      </a>
    );
  return (
    <NewTabLink href={to} className="more-link">
      {label}
    </NewTabLink>
  );
}
