/** The id of the section 'How to Donate' on /get-involved. */
export const DONATE_SECTION_ID = 'how-to-donate';

/** From opening ?tab=donate to the scroll, in ms (specification, section 9). */
export const DONATE_SCROLL_DELAY_MS = 500;
