import styles from './empty-state.module.css';

/** For the message in place of an empty list. */
export const emptyStateClass = styles.empty ?? '';
