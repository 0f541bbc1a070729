import type { ReactNode } from 'react';
import { organization } from '../content/organization.ts';
import { telHref } from '../lib/phone.ts';

type PhoneLinkProps = {
  /** The home's first, unless another is given. */
  number?: string;
  /** Says "Call" before the number. */
  call?: boolean;
  className?: string;
  /** Before the words: an icon. */
  children?: ReactNode;
};

/** Dials a number, whose groups stay on one line wherever that is wide enough. */
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
