type Modifiers = Pick<MouseEvent, 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/** Whether a modifier key is held. The browser then has its own use for the click or key: Alt + ← is Back. */
export function hasModifier({ ctrlKey, metaKey, shiftKey, altKey }: Modifiers): boolean {
  return ctrlKey || metaKey || shiftKey || altKey;
}

/** Whether a click follows the link in this tab. With a modifier key the browser opens another tab or window. */
export function isPlainClick(click: Modifiers & Pick<MouseEvent, 'button'>): boolean {
  return click.button === 0 && !hasModifier(click);
}
