import { type ReactNode, useState } from 'react';
import { isComplete } from '../../browser/required-fields.ts';
import { needsReact } from '../../boot-contract.ts';
import { homeSettings } from '../../content/home-settings.ts';
import type { FormMessage, MessageApp } from '../../content/messages.ts';
import { readFields, type Values } from '../../forms/fields.ts';
import type { TypedFields } from '../../forms/use-typed-fields.ts';
import type { Email } from '../../lib/message-address.ts';
import { Button } from '../../design-system/button.tsx';
import { Icon } from '../../design-system/icon.tsx';
import { composeEmail } from './compose-email.ts';
import { CopyMessage } from './copy-message.tsx';
import { MailForm, MailSubmit } from './mail-form.tsx';
import styles from './message-form.module.css';
import { LongMessageNotice, MailHelp } from './message-notices.tsx';
import { isSameEmail, useOpenedMessage } from './use-opened-message.ts';

type MessageFormProps = {
  fields: TypedFields<HTMLFormElement>;
  /** The button's words. */
  byEmail: string;
  /** The subject of the e-mail that the browser makes without script. */
  subject: string;
  compose: (values: Values) => FormMessage;
  /** Called when the message is handed to an app or copied. A copy of what an app already has changes nothing. */
  onHandedOver?: (to: 'app' | 'clipboard') => void;
  /** Shows what will be sent, around the ways to send it. */
  renderSlip?: (sending: ReactNode) => ReactNode;
  /** An element with `data-wide` takes the whole width. */
  children: ReactNode;
};

/** The visitor's own app sends the message. The site sends nothing. */
export function MessageForm(props: MessageFormProps) {
  const { fields, byEmail, subject, compose, onHandedOver, renderSlip, children } = props;
  const { ref } = fields.props;
  const [copied, setCopied] = useState<Email | null>(null);
  const { opened, tooLong, open, forget } = useOpenedMessage();
  const offered = opened?.whole ?? tooLong?.whole ?? copied;
  // A notice is about the message that the fields make. The page changes fields too: another gift empties the note.
  if (offered && fields.values && !isSameEmail(composeEmail(compose(fields.values)), offered)) {
    forget();
    setCopied(null);
  }

  function read(form: HTMLFormElement): FormMessage {
    return compose(readFields(form));
  }

  function openIn(app: MessageApp) {
    const form = ref.current;
    if (form && isComplete(form) && open(app, () => read(form))) onHandedOver?.('app');
  }

  const sending = (
    <>
      <div data-wide className={`${styles.ways} button-row`}>
        <MailSubmit look="blue" subject={subject}>
          <Icon name="mail" />
          {byEmail}
        </MailSubmit>{' '}
        {homeSettings.whatsApp ? (
          <Button look="outline" onClick={() => openIn('whatsapp')} {...needsReact}>
            WhatsApp
          </Button>
        ) : null}
        {homeSettings.textMessages ? (
          <Button look="outline" onClick={() => openIn('sms')} {...needsReact}>
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
            if (!opened) onHandedOver?.('clipboard');
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
      fields={fields.props}
      className={`${renderSlip ? styles.withSlip : 'form-grid'} no-print`}
      onSubmit={() => openIn('email')}
    >
      {children}
      {renderSlip ? renderSlip(sending) : sending}
    </MailForm>
  );
}
