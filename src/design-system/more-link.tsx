import type { ReactNode } from 'react';
import { Link } from 'react-router';

/** Leads on from what was said, on a line of its own. */
export function MoreLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className="more-link">
      {children}
    </Link>
  );
}
