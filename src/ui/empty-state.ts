import styles from './empty-state.module.css';

/** The look of the words that stand where a list would, when it is empty. */
export const emptyStateClass = styles['empty'] ?? '';
