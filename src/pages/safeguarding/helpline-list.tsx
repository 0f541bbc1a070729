import { PhoneLink } from '../../components/phone-link.tsx';
import { organization } from '../../content/organization.ts';
import { helplines } from '../../content/page-texts/safeguarding.ts';
import styles from './helpline-list.module.css';

const numbers = [...helplines, { number: organization.phones[0], text: 'The home.' }];

/** Large enough to be read and touched in a hurry. */
export function HelplineList() {
  return (
    <ul className={styles.numbers}>
      {numbers.map(({ number, text }) => (
        <li key={number}>
          <PhoneLink number={number} className={number.length > 3 ? styles.long : ''} />{' '}
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}
