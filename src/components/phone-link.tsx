import type { ReactNode } from 'react';
import { organization } from '../content/organization.ts';
import { telHref } from '../lib/phone.ts';

type PhoneLinkProps = {
  number?: string;
  /** Whether to say "Call" before the number. */
  call?: boolean;
  className?: string | undefined;
  children?: ReactNode;
};

/** A number breaks only between its groups (base.css), and reads from the left even if translated to Arabic. */
export function PhoneLink({
  number = organization.phones[0],
  call,
  className,
  children,
}: PhoneLinkProps) {
  return (
    <a href={telHref(number)} className={className}>
      {children}
      {/* One flex item: a button drops a space between two. Of a link with a box inside, Orca does not say what it is. */}
      <span role="none">
        {call ? 'Call ' : null}
        <bdi dir="ltr">{number}</bdi>
      </span>
    </a>
  );
}
