import styles from './more-link.module.css';

/** The class of a link on a line of its own. */
export const moreLinkClass = styles.link ?? '';
