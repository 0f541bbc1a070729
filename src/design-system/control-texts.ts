// The words of the controls in this folder.

export const copyTexts = {
  copy: 'Copy',
  copied: 'Copied',
  byHand:
    'Your browser did not let us copy. The text is selected: press and hold it, or press Ctrl+C (Cmd+C on a Mac).',
} as const;

/** Continues the browser's own message. */
export const moreThanSpaces = 'Please write more than just spaces';
