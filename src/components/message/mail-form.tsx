import type { ReactNode, RefObject } from 'react';
import { HomeAnswers } from '../answers/home-answers.tsx';
import { useRestoredFields } from '../../hooks/use-restored-fields.ts';

type MailFormProps = {
  ref: RefObject<HTMLFormElement | null>;
  id?: string | undefined;
  /** Under which its fields are remembered while the visitor is on other pages; none where React controls them. */
  name?: string | undefined;
  className: string | undefined;
  onChange?: () => void;
  onSubmit: (form: HTMLFormElement) => void;
  children: ReactNode;
};

/**
 * A form that the visitor's mail program sends before hydration and without script, by the address of its
 * `MailSubmit`.
 */
export function MailForm({
  ref,
  id,
  name,
  className,
  onChange,
  onSubmit,
  children,
}: MailFormProps) {
  useRestoredFields(ref, name);
  return (
    <form
      ref={ref}
      id={id}
      className={className}
      method="post"
      encType="text/plain"
      onChange={onChange}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(event.currentTarget);
      }}
    >
      {children}
    </form>
  );
}
