import { useRef } from 'react';
import { organization } from '../content/organization.ts';
import { useCopy } from '../hooks/use-copy.ts';
import type { Email } from '../lib/mailto.ts';
import { Button } from '../ui/button.tsx';
import { CopyAnnouncement } from '../ui/copy-announcement.tsx';
import styles from './copy-message.module.css';

type CopyMessageProps = { mail: Email };

/** Copies a whole mail with recipient and subject; if the browser refuses, shows it selected. */
export function CopyMessage({ mail }: CopyMessageProps) {
  const text = useRef<HTMLTextAreaElement>(null);
  const whole = `${organization.email}\r\n${mail.subject}\r\n\r\n${mail.body}`;
  const { copy, ...state } = useCopy(whole, text);
  return (
    <>
      <Button look="quiet" onClick={() => void copy()}>
        {state.outcome === 'copied' ? 'Copied ✓' : 'Copy message'}
      </Button>
      <CopyAnnouncement state={state} />
      {state.outcome === 'refused' ? (
        <textarea
          ref={text}
          className={styles['message']}
          aria-label="Your message"
          rows={6}
          readOnly
          value={whole}
        />
      ) : null}
    </>
  );
}
