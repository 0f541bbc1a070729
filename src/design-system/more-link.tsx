import type { ReactNode } from 'react';
import { Link } from 'react-router';

type MoreLinkProps = { to: string; children: ReactNode };

/** Leads on from what was said, on a line of its own. */
export function MoreLink({ to, children }: MoreLinkProps) {
  return (
    <Link to={to} className="more-link">
      {children}
    </Link>
  );
}
