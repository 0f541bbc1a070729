import styles from './input-box.module.css';

/** The class of a box in which a visitor types or chooses, or from which a text is copied by hand. */
export const inputBoxClass = styles.box ?? '';
