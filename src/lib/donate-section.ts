/** The fragment of 'How to Donate' on the page of the six ways to help. */
export const DONATE_SECTION_ID = 'how-to-donate';

/** From arriving with ?tab=donate to the scroll, in ms. */
export const DONATE_SCROLL_DELAY_MS = 500;
