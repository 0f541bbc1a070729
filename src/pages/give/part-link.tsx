import type { ComponentProps } from 'react';
import { goToPart } from '../../browser/go-to-part.ts';
import type { StepId } from './step.tsx';

type PartLinkProps = Omit<ComponentProps<'a'>, 'href' | 'onClick'> & {
  /** The id of a step, or of a way to pay. */
  to: StepId | 'mpesa' | 'bank';
};

/** Leads to a part of the page. It leaves the choice in the address. */
export function PartLink({ to, children, ...rest }: PartLinkProps) {
  return (
    <a {...rest} href={`#${to}`} onClick={goToPart}>
      {children}
    </a>
  );
}
