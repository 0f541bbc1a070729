import styles from './empty-state.module.css';

/** The class of the message in place of an empty list. */
export const emptyStateClass = styles.empty ?? '';
