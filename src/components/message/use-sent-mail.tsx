import { useState } from 'react';
import { useTypedFields } from '../../forms/use-typed-fields.ts';
import type { Email } from '../../lib/message-address.ts';

/**
 * The mail that a form made last, kept in a field. The browser fills the field in again when the visitor comes back,
 * even from the error page that an in-app browser shows for a mail link. `id` is that of the element around the field.
 */
export function useSentMail(id: string) {
  const { props, values, change } = useTypedFields<HTMLDivElement>(id, { mayBeLost: true });
  const [made, setMade] = useState<Email | null>(null);
  const setMail = (mail: Email | null) => {
    setMade(mail);
    change({ mail: mail ? JSON.stringify(mail) : '' });
  };
  const field = (
    <div {...props} hidden>
      <textarea name="mail" />
    </div>
  );
  return {
    mail: mailIn(values?.['mail'] ?? ''),
    /** Null if the mail was made on an earlier view of the page. */
    made,
    setMail,
    field,
  };
}

/** Null if an extension has written something else into the field. */
function mailIn(text: string): Email | null {
  try {
    const { subject, body } = JSON.parse(text) as Partial<Record<keyof Email, unknown>>;
    return typeof subject === 'string' && typeof body === 'string' ? { subject, body } : null;
  } catch {
    return null;
  }
}
