import styles from './more-link.module.css';

/** The look of a link that stands alone on its line and leads on. */
export const moreLinkClass = styles['link'] ?? '';
