import type { ReactNode } from 'react';
import { setRequired } from '../../browser/required-fields.ts';
import { HomeAnswers } from '../answers/home-answers.tsx';
import type { TypedFields } from '../../forms/use-typed-fields.ts';

type MailFormProps = {
  /** From `useTypedFields`. */
  fields: TypedFields<HTMLFormElement>['props'];
  className: string | undefined;
  onChange?: () => void;
  onSubmit: (form: HTMLFormElement) => void;
  children: ReactNode;
};

/** Opens the visitor's mail program before hydration and without script. Its `MailSubmit` holds the address. */
export function MailForm({ fields, className, onChange, onSubmit, children }: MailFormProps) {
  return (
    <>
      <form
        {...fields}
        className={className}
        method="post"
        encType="text/plain"
        onChange={onChange}
        onReset={({ currentTarget }) => setRequired(currentTarget, false)}
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit(event.currentTarget);
        }}
      >
        {children}
      </form>
      <HomeAnswers place="form" />
    </>
  );
}
