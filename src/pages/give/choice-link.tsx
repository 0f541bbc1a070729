import type { ReactNode } from 'react';
import { goTo } from '../../browser/go-to.ts';
import { isPlainClick } from '../../browser/is-plain-click.ts';

/** The id of a fieldset of the choice to which links lead. */
export type ChoiceFieldset = 'what' | 'often' | 'much';

type ChoiceLinkProps = { to: ChoiceFieldset; children: ReactNode };

/** Leads to what the visitor has chosen there, so that it can be changed. It leaves the choice in the address. */
export function ChoiceLink({ to, children }: ChoiceLinkProps) {
  return (
    <a
      href={`#${to}`}
      onClick={(event) => {
        const fieldset = document.getElementById(to);
        if (!fieldset || !isPlainClick(event)) return;
        event.preventDefault();
        goTo(fieldset);
        chosenField(fieldset)?.focus({ preventScroll: true });
      }}
    >
      {children}
    </a>
  );
}

/** The checked radio, the visitor's own amount, or the first radio. */
function chosenField(fieldset: HTMLElement): HTMLElement | null {
  const own = fieldset.querySelector<HTMLInputElement>('[name=own]');
  return (
    fieldset.querySelector<HTMLElement>('[type=radio]:checked') ??
    (own?.value ? own : fieldset.querySelector<HTMLElement>('[type=radio]'))
  );
}
