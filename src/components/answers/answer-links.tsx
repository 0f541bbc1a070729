import { Link } from 'react-router';
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
    <a href={to} target="_blank" rel="noopener noreferrer" className="more-link">
      {label}
      <span className="visually-hidden"> (opens in a new tab)</span>
    </a>
  );
}
