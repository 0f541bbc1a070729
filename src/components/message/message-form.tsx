import { type ReactNode, useState } from 'react';
import { isComplete } from '../../browser/required-fields.ts';
import { needsReact } from '../../boot-contract.ts';
import { type FormMessage, type MessageApp, otherApps } from '../../content/messages.ts';
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
  /** Called when an app was opened, or the browser has copied. A copy of what an app already has changes nothing. */
  onHandedOver?: (to: 'app' | 'clipboard', values: Values) => void;
  /** Shows what will be sent, around the ways to send it. */
  renderSlip?: (sendingButtons: ReactNode) => ReactNode;
  /** An element with `data-wide` takes the whole width. */
  children: ReactNode;
};

/** The visitor's own app sends the message. The site sends nothing. */
export function MessageForm(props: MessageFormProps) {
  const { fields, byEmail, subject, compose, onHandedOver, renderSlip, children } = props;
  const { ref } = fields.props;
  const [copied, setCopied] = useState<Email | null>(null);
  const { opened, tooLong, open, forget } = useOpenedMessage();
  const lastMessage = opened?.whole ?? tooLong?.whole ?? copied;
  // Removes a notice once the fields make another message. The page changes fields too: another gift empties the note.
  // This is done during render, so no notice about another message is ever shown.
  if (
    lastMessage &&
    fields.values &&
    !isSameEmail(composeEmail(compose(fields.values)), lastMessage)
  ) {
    forget();
    setCopied(null);
  }

  function read(form: HTMLFormElement): FormMessage {
    return compose(readFields(form));
  }

  function openIn(app: MessageApp) {
    const form = ref.current;
    if (form && isComplete(form) && open(app, () => read(form)))
      onHandedOver?.('app', readFields(form));
  }

  const sendingButtons = (
    <>
      <div data-wide className={`${styles.ways} button-row`}>
        <MailSubmit look="blue" subject={subject}>
          <Icon name="mail" />
          {byEmail}
        </MailSubmit>{' '}
        {otherApps.includes('whatsapp') ? (
          <Button look="outline" onClick={() => openIn('whatsapp')} {...needsReact}>
            WhatsApp
          </Button>
        ) : null}
        {otherApps.includes('sms') ? (
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
            return mail;
          }}
          onCopied={() => {
            const form = ref.current;
            if (form && !opened) onHandedOver?.('clipboard', readFields(form));
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
      onSubmit={() => openIn('email')}
    >
      {children}
      {renderSlip ? renderSlip(sendingButtons) : sendingButtons}
    </MailForm>
  );
}
