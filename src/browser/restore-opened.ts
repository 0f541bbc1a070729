const FOCUSABLE = 'input:not([type=hidden]), select, textarea, a[href], button';

/**
 * Call this before hydration, and the returned function after it. If a translation tool has changed the page, React
 * replaces its elements. The function then reopens dialogs and popovers and restores the focus.
 */
export function restoreOpened(container: HTMLElement): () => void {
  const [first] = container.children;
  const all = (selector: string) => [...container.querySelectorAll<HTMLElement>(selector)];
  const dialogs = all('dialog');
  const focusable = all(FOCUSABLE);
  // Read now, because removing a popover from the document closes it.
  const shown = all('[popover]').map((it) => 'popover' in it && it.matches(':popover-open'));
  let focused: EventTarget | null = document.activeElement;
  const follow = ({ target }: FocusEvent) => (focused = target);
  container.addEventListener('focusin', follow);

  return () => {
    container.removeEventListener('focusin', follow);
    // React has kept the elements. Going on would do harm: elements are found by their index, and hydration may have
    // removed some.
    if (first?.isConnected) return;
    for (const [index, dialog] of all('dialog').entries()) {
      const old = dialogs[index] as HTMLDialogElement | undefined;
      if (!old?.open || (dialog as HTMLDialogElement).open) continue;
      // A dialog that closes returns the focus to what had it before, which must be the button that opens it.
      document
        .querySelector<HTMLElement>(`[command="show-modal"][commandfor="${dialog.id}"]`)
        ?.focus();
      (dialog as HTMLDialogElement).showModal();
    }
    for (const [index, popover] of all('[popover]').entries())
      if (shown[index]) popover.showPopover();
    const index = focusable.findIndex((element) => element === focused);
    if (index >= 0) all(FOCUSABLE)[index]?.focus({ preventScroll: true });
  };
}
