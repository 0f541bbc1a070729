import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { isComplete } from '../../browser/required-fields.ts';
import { needsReact } from '../../boot-contract.ts';
import { homeSettings } from '../../content/home-settings.ts';
import type { FormMessage, MessageApp } from '../../content/messages.ts';
import { readFields, type Values } from '../../forms/fields.ts';
import type { TypedFields } from '../../forms/use-typed-fields.ts';
import type { Email } from '../../lib/mail-address.ts';
import { Button } from '../../design-system/button.tsx';
import { Icon } from '../../design-system/icon.tsx';
import { composeEmail } from './compose-email.ts';
import { CopyMessage } from './copy-message.tsx';
import { MailForm, MailSubmit } from './mail-form.tsx';
import styles from './message-form.module.css';
import { LongMessageNotice, MailHelp } from './message-notices.tsx';
import { useSending } from './use-sending.ts';

type MessageFormProps = {
  /** From `useTypedFields`. */
  fields: TypedFields<HTMLFormElement>['props'];
  /** The button's words. */
  byEmail: string;
  /** The subject of the e-mail that the browser makes without script. */
  subject: string;
  compose: (values: Values) => FormMessage;
  /** Called once the message was handed to an app or copied. */
  onSent?: (by: 'app' | 'copy') => void;
  /** Shows what will be sent, around the ways to send it. */
  renderSlip?: (sending: ReactNode) => ReactNode;
  /** An element with `data-wide` takes the whole width. */
  children: ReactNode;
};

/** The visitor's own app sends the message. The site sends nothing. */
export function MessageForm(props: MessageFormProps) {
  const { fields, byEmail, subject, compose, onSent, renderSlip, children } = props;
  const { ref } = fields;
  const [copied, setCopied] = useState<Email | null>(null);
  const { opened, tooLong, send, edit } = useSending();
  const offered = opened?.whole ?? tooLong?.whole ?? copied;
  // The page changes fields too: choosing a plan fills in its amount.
  useEffect(() => {
    if (offered && ref.current && composeEmail(read(ref.current)).body !== offered.body) forget();
  });

  const sent = opened?.whole ?? copied;
  const tellSent = useEffectEvent(() => onSent?.(opened ? 'app' : 'copy'));
  useEffect(() => {
    if (sent !== null) tellSent();
  }, [sent]);

  function forget() {
    edit();
    setCopied(null);
  }

  function read(form: HTMLFormElement): FormMessage {
    return compose(readFields(form));
  }

  function sendBy(app: MessageApp) {
    const form = ref.current;
    if (form && isComplete(form)) send(app, () => read(form));
  }

  const sending = (
    <>
      <div data-wide className={`${styles.ways} button-row`}>
        <MailSubmit look="blue" subject={subject}>
          <Icon name="mail" />
          {byEmail}
        </MailSubmit>{' '}
        {homeSettings.whatsApp ? (
          <Button look="outline" onClick={() => sendBy('whatsapp')} {...needsReact}>
            WhatsApp
          </Button>
        ) : null}
        {homeSettings.textMessages ? (
          <Button look="outline" onClick={() => sendBy('sms')} {...needsReact}>
            SMS
          </Button>
        ) : null}{' '}
        <CopyMessage
          mail={copied}
          compose={() => {
            const form = ref.current;
            if (!form || !isComplete(form)) return null;
            const mail = composeEmail(read(form));
            setCopied(mail);
            return mail;
          }}
        />
      </div>
      {opened ? <MailHelp opened={opened} /> : null}
      {tooLong ? <LongMessageNotice message={tooLong} /> : null}
    </>
  );
  return (
    <MailForm
      fields={fields}
      className={`${renderSlip ? styles.withSlip : 'form-grid'} no-print`}
      onChange={forget}
      onSubmit={() => sendBy('email')}
    >
      {children}
      {renderSlip ? renderSlip(sending) : sending}
    </MailForm>
  );
}
