import type { ComponentProps } from 'react';

type NewTabLinkProps = Omit<ComponentProps<'a'>, 'target' | 'rel'>;

/** The other page learns nothing of this one. */
export function NewTabLink({ children, ...link }: NewTabLinkProps) {
  return (
    <a {...link} target="_blank" rel="noopener noreferrer">
      {children}
      <span className="visually-hidden"> (opens in a new tab)</span>
    </a>
  );
}
