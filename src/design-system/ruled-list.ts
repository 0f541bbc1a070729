import styles from './ruled-list.module.css';

/** The class of a list with a thin line above each entry. */
export const ruledListClass = styles.list ?? '';
