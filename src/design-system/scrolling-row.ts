import styles from './scrolling-row.module.css';

/** For controls that wrap. On a phone they scroll sideways instead, until a key focuses one. */
export const scrollingRowClass = styles.row ?? '';
