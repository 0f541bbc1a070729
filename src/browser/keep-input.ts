const FIELDS = 'input, select, textarea';

/**
 * Call it before hydration. React renders the page again where a translation tool or an extension has
 * changed it, and the old elements leave the document with all that was typed. The returned function moves
 * values, open dialogs and popovers, and the focus to their counterparts; it does nothing if the elements
 * are still there.
 */
export function keepInput(container: HTMLElement): () => void {
  const all = (selector: string) => [...container.querySelectorAll<HTMLElement>(selector)];
  const selectors = [FIELDS, 'dialog', `${FIELDS}, a[href], button`] as const;
  const [fields = [], dialogs = [], focusable = []] = selectors.map(all);
  // Leaving the document closes a popover, and not a dialog.
  const shown = all('[popover]').map((it) => 'popover' in it && it.matches(':popover-open'));
  let focused: EventTarget | null = document.activeElement;
  const follow = ({ target }: FocusEvent) => (focused = target);
  container.addEventListener('focusin', follow);

  return () => {
    container.removeEventListener('focusin', follow);
    const lost = dialogs.concat(focusable).some((element) => !element.isConnected);
    if (!lost) return;
    for (const [index, dialog] of all('dialog').entries()) {
      const old = dialogs[index] as HTMLDialogElement | undefined;
      if (old?.open && !(dialog as HTMLDialogElement).open)
        (dialog as HTMLDialogElement).showModal();
    }
    for (const [index, popover] of all('[popover]').entries())
      if (shown[index]) popover.showPopover();
    for (const [index, field] of all(FIELDS).entries()) copyValue(fields[index], field);
    const index = focusable.findIndex((element) => element === focused);
    if (index >= 0) all(selectors[2])[index]?.focus({ preventScroll: true });
  };
}

function copyValue(from: HTMLElement | undefined, to: HTMLElement) {
  if (!isField(from) || !isField(to) || from.name !== to.name) return;
  if (isChecked(from) && !isChecked(to)) to.click();
  if (from.value === to.value) return;
  to.value = from.value;
  // React reads uncontrolled fields on these events.
  for (const type of ['input', 'change']) to.dispatchEvent(new Event(type, { bubbles: true }));
}

function isChecked(field: HTMLElement): boolean {
  return field instanceof HTMLInputElement && field.checked;
}

function isField(
  element: HTMLElement | undefined,
): element is HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement {
  return element?.matches(FIELDS) ?? false;
}
