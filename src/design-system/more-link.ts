import styles from './more-link.module.css';

/** For a link on a line of its own. */
export const moreLinkClass = styles.link ?? '';
