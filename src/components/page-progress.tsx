import { useNavigation } from 'react-router';
import styles from './page-progress.module.css';

/** Shows that a link was clicked, while the module of its page loads. */
export function PageProgress() {
  const { state } = useNavigation();
  return (
    <div role="status" className={styles['place']}>
      {state === 'idle' ? null : <span className={styles['bar']}>Loading the page</span>}
    </div>
  );
}
