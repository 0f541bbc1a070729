import { messageTexts } from '../../content/messages.ts';
import { organization } from '../../content/organization.ts';
import { telHref } from '../../lib/phone.ts';
import styles from './message-form.module.css';

/** After Copy alone the home has received nothing. */
export function PasteHelp() {
  const { email, phones } = organization;
  const [phone] = phones;
  return (
    <p className={styles.paste}>
      <b>{`${messageTexts.copied} `}</b>
      {`${messageTexts.pasteInto} `}
      <a href={telHref(phone).replace('tel:', 'sms:')}>
        <bdi dir="ltr">{phone}</bdi>
      </a>
      {` ${messageTexts.orEmail} `}
      <a href={`mailto:${email}`}>{email}</a>
      {`, ${messageTexts.andSend}`}
    </p>
  );
}
