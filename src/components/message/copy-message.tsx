import { useRef } from 'react';
import { needsReact } from '../../boot-contract.ts';
import { messageTexts } from '../../content/messages.ts';
import { organization } from '../../content/organization.ts';
import { copyByHand, copyLabel, useCopy } from '../../design-system/use-copy.ts';
import type { Email } from '../../lib/message-address.ts';
import { telHref } from '../../lib/phone.ts';
import { Button } from '../../design-system/button.tsx';
import styles from './message-form.module.css';

type CopyMessageProps = {
  /** Null until `compose` has made it. */
  mail: Email | null;
  /** A form makes its mail at the click, and then passes it as `mail`. Returns null if the form is incomplete. */
  compose?: () => Email | null;
  /** Called once the browser has copied. */
  onCopied?: () => void;
};

/** Copies recipient, subject and text. If the browser refuses, shows them selected. */
export function CopyMessage({ mail, compose, onCopied }: CopyMessageProps) {
  const text = useRef<HTMLTextAreaElement>(null);
  const whole = mail ? wholeText(mail) : '';
  const { copy, outcome } = useCopy(whole, text, messageTexts.copied);
  return (
    <>
      <Button
        look="outline"
        {...needsReact}
        onClick={() => {
          const composed = compose ? compose() : mail;
          if (!composed) return;
          void copy(wholeText(composed)).then((isCopied) => {
            if (isCopied) onCopied?.();
          });
        }}
      >
        {copyLabel(outcome, messageTexts.copy)}
      </Button>
      {outcome === 'copied' && compose ? <PasteHelp /> : null}
      {outcome === 'refused' ? (
        <>
          <p>{copyByHand}</p>
          <textarea
            ref={text}
            className="input-box"
            aria-label="Your message"
            rows={6}
            readOnly
            value={whole}
          />
        </>
      ) : null}
    </>
  );
}

function wholeText({ subject, body }: Email): string {
  return `${organization.email}\r\n${subject}\r\n\r\n${body}`;
}

/** Says that after Copy alone the home has received nothing. */
function PasteHelp() {
  const { email, phones } = organization;
  const [phone] = phones;
  return (
    <p className={`note ${styles.paste}`}>
      <b>{`${messageTexts.copied} `}</b>
      {`${messageTexts.pasteInto} `}
      <a href={telHref(phone).replace('tel:', 'sms:')} dir="ltr">
        {phone}
      </a>
      {` ${messageTexts.orEmail} `}
      <a href={`mailto:${email}`}>{email}</a>
      {`, ${messageTexts.andSend}`}
    </p>
  );
}
