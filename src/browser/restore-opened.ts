const FOCUSABLE = 'input:not([type=hidden]), select, textarea, a[href], button';

/**
 * Call it before hydration. React renders the page again where a translation tool or an extension has
 * changed it. The returned function moves open dialogs and popovers, and the focus, to their counterparts; it does
 * nothing if the elements are still there. What was typed: src/forms/use-typed-fields.ts.
 */
export function restoreOpened(container: HTMLElement): () => void {
  const all = (selector: string) => [...container.querySelectorAll<HTMLElement>(selector)];
  const dialogs = all('dialog');
  const focusable = all(FOCUSABLE);
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
    const index = focusable.findIndex((element) => element === focused);
    if (index >= 0) all(FOCUSABLE)[index]?.focus({ preventScroll: true });
  };
}
