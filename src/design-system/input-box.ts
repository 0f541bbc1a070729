import styles from './input-box.module.css';

/** For a field, and for a text to copy by hand. */
export const inputBoxClass = styles.box ?? '';
