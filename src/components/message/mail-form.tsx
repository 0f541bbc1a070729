import type { ReactNode, RefObject } from 'react';
import { useRestoredFields } from '../../hooks/use-restored-fields.ts';

type MailFormProps = {
  ref: RefObject<HTMLFormElement | null>;
  /** The key under which the fields are remembered while the visitor is on other pages. */
  name: string;
  className: string | undefined;
  onChange?: () => void;
  onSubmit: (form: HTMLFormElement) => void;
  children: ReactNode;
};

/**
 * A form that the visitor's mail program sends before hydration and without script, by the address of its
 * `MailSubmit`. Its fields are uncontrolled, so that nothing typed before hydration is lost.
 */
export function MailForm({ ref, name, className, onChange, onSubmit, children }: MailFormProps) {
  useRestoredFields(ref, name);
  return (
    <form
      ref={ref}
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
