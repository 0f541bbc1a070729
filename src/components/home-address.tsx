import { organization } from '../content/organization.ts';
import styles from './home-address.module.css';

/** Where the home is, a line each. */
export function HomeAddress() {
  const { address, landmark } = organization;
  return (
    <address className={styles.lines}>
      {[...address.lines, landmark].map((line) => (
        <span key={line}>{`${line} `}</span>
      ))}
    </address>
  );
}
