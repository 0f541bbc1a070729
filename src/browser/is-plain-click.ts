type Modifiers = Pick<MouseEvent, 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/** With a modifier key the browser has its own use for the click or key: Alt + ← is Back. */
export function hasModifier({ ctrlKey, metaKey, shiftKey, altKey }: Modifiers): boolean {
  return ctrlKey || metaKey || shiftKey || altKey;
}

/** Whether a click opens the link in this tab. */
export function isPlainClick(click: Modifiers & Pick<MouseEvent, 'button'>): boolean {
  return click.button === 0 && !hasModifier(click);
}
