import type { ReactNode } from 'react';
import { organization } from '../content/organization.ts';
import { telHref } from '../lib/phone.ts';

type PhoneLinkProps = {
  /** The home's primary phone by default. */
  number?: string;
  /** Says "Call" before the number. */
  call?: boolean;
  className?: string | undefined;
  /** An icon before the words. */
  children?: ReactNode;
};

/**
 * Dials a number. It stays on one line, or breaks between its groups where letters are too large for that (base.css), and
 * reads from the left in a page that is translated to Arabic.
 */
export function PhoneLink({
  number = organization.phones[0],
  call,
  className,
  children,
}: PhoneLinkProps) {
  return (
    <a href={telHref(number)} className={className}>
      {children}
      {/* One item for a button, which drops a space between two. */}
      <span>
        {call ? 'Call ' : null}
        <bdi dir="ltr">{number}</bdi>
      </span>
    </a>
  );
}
