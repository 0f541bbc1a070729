import type { ReactNode } from 'react';
import { organization } from '../content/organization.ts';
import { telHref } from '../lib/phone.ts';

type PhoneLinkProps = {
  /** The home's primary phone by default. */
  number?: string;
  /** Says "Call" before the number. */
  call?: boolean;
  className?: string;
  /** An icon before the words. */
  children?: ReactNode;
};

/** Dials a number, which stays on one line if that is wide enough. */
export function PhoneLink({
  number = organization.phones[0],
  call,
  className,
  children,
}: PhoneLinkProps) {
  const unbroken = number.replaceAll(' ', '\u00a0');
  return (
    <a href={telHref(number)} className={className}>
      {children}
      {call ? `Call ${unbroken}` : unbroken}
    </a>
  );
}
