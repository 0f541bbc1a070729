import styles from './scrolling-row.module.css';

/** A row of controls that wraps; on a touched phone it scrolls sideways instead, until a key focuses one. */
export const scrollingRowClass = styles.row ?? '';
