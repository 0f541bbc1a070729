import type { ComponentProps, ReactNode } from 'react';
import { needsReact } from '../../boot-contract.ts';
import { setRequired } from '../../browser/required-fields.ts';
import { organization } from '../../content/organization.ts';
import { Button } from '../../design-system/button.tsx';
import { FormId } from '../../design-system/field.tsx';
import type { TypedFields } from '../../forms/use-typed-fields.ts';
import { AnswersNote } from '../answers/answers.tsx';

type MailFormProps = {
  fields: TypedFields<HTMLFormElement>;
  className: string | undefined;
  onChange?: () => void;
  onSubmit: (form: HTMLFormElement) => void;
  children: ReactNode;
};

/**
 * A form whose words are mailed. Without script it opens the visitor's mail program, at the address of its
 * `MailSubmit`.
 */
export function MailForm({ fields, className, onChange, onSubmit, children }: MailFormProps) {
  return (
    <>
      <form
        {...fields.props}
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
        <FormId value={fields.props.id}>{children}</FormId>
      </form>
      <AnswersNote place="form" />
    </>
  );
}

type MailSubmitProps = Pick<ComponentProps<typeof Button>, 'look' | 'disabled' | 'children'> & {
  /** The subject of the e-mail that the browser makes without script. */
  subject: string;
};

export function MailSubmit({ subject, ...rest }: MailSubmitProps) {
  // The button has the address, because browsers report a mailto: `action` of a form as mixed content.
  const address = `mailto:${organization.email}?subject=${encodeURIComponent(subject)}`;
  return (
    <Button
      {...rest}
      type="submit"
      formAction={address}
      {...needsReact}
      onClick={({ currentTarget }) => setRequired(currentTarget.form, true)}
    />
  );
}
