import styles from './scrolling-row.module.css';

/** On a phone one row that scrolls sideways, with edges that fade; what gets the focus comes into view. */
export const scrollingRowClass = styles['row'] ?? '';
