import { type ReactNode, useRef } from 'react';
import { needsReact } from '../../boot-contract.ts';
import { messageTexts } from '../../content/messages.ts';
import { organization } from '../../content/organization.ts';
import { copyTexts } from '../../content/shared-texts.ts';
import { copyLabel, useCopy } from '../../design-system/use-copy.ts';
import type { Email } from '../../lib/mail-address.ts';
import { Button, type ButtonLook } from '../../design-system/button.tsx';

type CopyMessageProps = {
  /** Null until `compose` has made it. */
  mail: Email | null;
  /** Called at the click. The caller then passes the result as `mail`. Null if the form is incomplete. */
  compose?: () => Email | null;
  look?: ButtonLook;
  /** Shown once it is copied: what to do next. */
  help?: ReactNode;
};

/** Copies recipient, subject and text. If the browser refuses, shows them selected. */
export function CopyMessage(props: CopyMessageProps) {
  const { mail, compose = () => mail, look = 'quiet', help } = props;
  const text = useRef<HTMLTextAreaElement>(null);
  const whole = mail ? wholeText(mail) : '';
  const { copy, outcome } = useCopy(whole, text);
  return (
    <>
      <Button
        look={look}
        {...needsReact}
        onClick={() => {
          const composed = compose();
          if (composed) void copy(wholeText(composed));
        }}
      >
        {copyLabel(outcome, messageTexts.copy)}
      </Button>
      {outcome === 'copied' ? help : null}
      {outcome === 'refused' ? (
        <>
          <p>{copyTexts.byHand}</p>
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
