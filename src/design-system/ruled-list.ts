import styles from './ruled-list.module.css';

/** For a list with a thin line above each entry. */
export const ruledListClass = styles.list ?? '';
