import { useState, type ReactNode, type RefObject } from 'react';
import { needsScript, wake } from '../../boot-contract.ts';
import { givingSettings } from '../../content/giving-settings.ts';
import { organization } from '../../content/organization.ts';
import { useKeptFields } from '../../hooks/use-kept-fields.ts';
import { composeEmail, type FormMessage } from '../../lib/form-message.ts';
import type { Email } from '../../lib/mailto.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { CopyMessage } from './copy-message.tsx';
import { FormStatus } from './form-status.tsx';
import { LongMessageNotice } from './long-message-notice.tsx';
import { MailHelp } from './mail-help.tsx';
import styles from './message-form.module.css';
import type { Way } from './open-message.ts';
import { useSending } from './use-sending.ts';

type MessageFormProps = {
  ref: RefObject<HTMLFormElement | null>;
  /** Under which the fields are kept while the visitor is on other pages. */
  name: string;
  /** On the button: 'Send by e-mail'. */
  byEmail: string;
  /** Of the mail that the browser makes from the fields before hydration and without script. */
  plainSubject: string;
  compose: (fields: FormData) => FormMessage;
  onEdit: () => void;
  /** The fields; one that takes the whole width is in an element with `data-wide`. */
  children: ReactNode;
};

/**
 * A form whose message goes to the home by an app of the visitor's own, or by copying it; the site sends
 * nothing. Uncontrolled fields, so that nothing typed before hydration is lost.
 */
export function MessageForm(props: MessageFormProps) {
  const { ref, name, byEmail, plainSubject, compose, onEdit, children } = props;
  const [opened, setOpened] = useState<{ message: Email; way: Way } | null>(null);
  const [copied, setCopied] = useState<Email | null>(null);
  const { tooLong, send, edit } = useSending({
    onOpened: (message, way) => setOpened({ message, way }),
  });
  useKeptFields(ref, name);

  function read(form: HTMLFormElement): FormMessage {
    return compose(new FormData(form));
  }

  function sendBy(way: Way) {
    const form = ref.current;
    if (form?.reportValidity()) send(way, () => read(form));
  }

  return (
    <>
      <form
        ref={ref}
        className={styles['form']}
        method="post"
        encType="text/plain"
        onChange={() => {
          onEdit();
          edit();
          setCopied(null);
        }}
        onSubmit={(event) => {
          event.preventDefault();
          sendBy('email');
        }}
      >
        {children}
        <div data-wide className={styles['ways']}>
          <Button
            look="blue"
            type="submit"
            // As `action` of the form browsers would report it as mixed content.
            formAction={`mailto:${organization.email}?subject=${encodeURIComponent(plainSubject)}`}
          >
            <Icon name="mail" />
            {byEmail}
          </Button>{' '}
          {givingSettings.whatsApp ? (
            <Button look="outline" onClick={() => sendBy('whatsapp')} {...wake} {...needsScript}>
              WhatsApp
            </Button>
          ) : null}
          <Button look="outline" onClick={() => sendBy('sms')} {...wake} {...needsScript}>
            SMS
          </Button>{' '}
          <CopyMessage
            look="outline"
            label="Copy"
            mail={copied}
            compose={() => {
              const form = ref.current;
              if (!form?.reportValidity()) return null;
              const mail = composeEmail(read(form));
              setCopied(mail);
              return mail;
            }}
          />
        </div>
        {tooLong ? (
          <div data-wide>
            <LongMessageNotice message={tooLong} />
          </div>
        ) : null}
      </form>
      <FormStatus of={opened}>
        {opened ? <MailHelp mail={opened.message} way={opened.way} /> : null}
      </FormStatus>
    </>
  );
}
