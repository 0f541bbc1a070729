type Modifiers = Pick<MouseEvent, 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/** Whether a modifier key is held: then click and key are the browser's, as Alt + ← is Back. */
export function hasModifier({ ctrlKey, metaKey, shiftKey, altKey }: Modifiers): boolean {
  return ctrlKey || metaKey || shiftKey || altKey;
}

/** Whether a click means the link itself. With a modifier key the browser opens a tab or a window. */
export function isPlainClick(click: Modifiers & Pick<MouseEvent, 'button'>): boolean {
  return click.button === 0 && !hasModifier(click);
}
