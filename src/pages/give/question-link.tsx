import type { ReactNode } from 'react';
import { goTo } from '../../browser/go-to.ts';
import { isPlainClick } from '../../browser/is-plain-click.ts';

type QuestionLinkProps = {
  /** The id of a question. */
  to: 'what' | 'often' | 'much';
  children: ReactNode;
};

/** Leads to the answer of a question, so that the visitor can change it. It leaves the choice in the address. */
export function QuestionLink({ to, children }: QuestionLinkProps) {
  return (
    <a
      href={`#${to}`}
      onClick={(event) => {
        const question = document.getElementById(to);
        if (!question || !isPlainClick(event)) return;
        event.preventDefault();
        goTo(question);
        answerIn(question, to)?.focus({ preventScroll: true });
      }}
    >
      {children}
    </a>
  );
}

const names = { what: 'purpose', often: 'often', much: 'amount' } as const;

/** The checked radio, the visitor's own amount, or the first radio. */
function answerIn(question: HTMLElement, to: QuestionLinkProps['to']): HTMLElement | null {
  const radio = `[name=${names[to]}]`;
  const own = question.querySelector<HTMLInputElement>('[name=own]');
  return (
    question.querySelector<HTMLElement>(`${radio}:checked`) ??
    (own?.value ? own : question.querySelector<HTMLElement>(radio))
  );
}
