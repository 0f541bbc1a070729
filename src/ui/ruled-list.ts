import styles from './ruled-list.module.css';

/** The class of a list whose entries stand below a thin line each. */
export const ruledListClass = styles.list ?? '';
