import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import { needsScript, needsReact } from '../../boot-contract.ts';
import { givingSettings } from '../../content/giving-settings.ts';
import type { MessageApp } from '../../content/message-texts.ts';
import { organization } from '../../content/organization.ts';
import { useRestoredFields } from '../../hooks/use-restored-fields.ts';
import { composeEmail, type FormMessage } from '../../lib/form-message.ts';
import type { Email } from '../../lib/mail-address.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { CopyMessage } from './copy-message.tsx';
import { FormStatus } from './form-status.tsx';
import { LongMessageNotice } from './long-message-notice.tsx';
import { MailHelp } from './mail-help.tsx';
import styles from './message-form.module.css';
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
  onEdit?: () => void;
  /** The fields; one that takes the whole width is in an element with `data-wide`. */
  children: ReactNode;
};

/**
 * A form whose message goes to the home by an app of the visitor's own, or by copying it; the site sends
 * nothing. Uncontrolled fields, so that nothing typed before hydration is lost.
 */
export function MessageForm(props: MessageFormProps) {
  const { ref, name, byEmail, plainSubject, compose, onEdit, children } = props;
  const [copied, setCopied] = useState<Email | null>(null);
  const { opened, tooLong, send, edit } = useSending();
  const offered = opened?.whole ?? tooLong?.whole ?? copied;
  useRestoredFields(ref, name);
  // The page changes fields as well: another plan fills in another amount.
  useEffect(() => {
    if (offered && ref.current && composeEmail(read(ref.current)).body !== offered.body) forget();
  });

  function forget() {
    edit();
    setCopied(null);
  }

  function read(form: HTMLFormElement): FormMessage {
    return compose(new FormData(form));
  }

  function sendBy(way: MessageApp) {
    const form = ref.current;
    if (form?.reportValidity()) send(way, () => read(form));
  }

  return (
    <>
      <form
        ref={ref}
        className={`${styles.form} no-print`}
        method="post"
        encType="text/plain"
        onChange={() => {
          onEdit?.();
          forget();
        }}
        onSubmit={(event) => {
          event.preventDefault();
          sendBy('email');
        }}
      >
        {children}
        <div data-wide className={`${styles.ways} button-row`}>
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
            <Button
              look="outline"
              onClick={() => sendBy('whatsapp')}
              {...needsReact}
              {...needsScript}
            >
              WhatsApp
            </Button>
          ) : null}
          <Button look="outline" onClick={() => sendBy('sms')} {...needsReact} {...needsScript}>
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
      <FormStatus of={opened}>{opened ? <MailHelp opened={opened} /> : null}</FormStatus>
    </>
  );
}
