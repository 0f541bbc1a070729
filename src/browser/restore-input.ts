import { FIELDS, fieldsOf, isChanged, typeInto, type Field } from './changed-fields.ts';

const FOCUSABLE = `${FIELDS}, a[href], button`;

/**
 * Call it before hydration. React renders the page again where a translation tool or an extension has
 * changed it, and the old elements leave the document with all that was typed. The returned function moves
 * what the visitor has changed, open dialogs and popovers, and the focus to their counterparts; it does
 * nothing if the elements are still there.
 */
export function restoreInput(container: HTMLElement): () => void {
  const all = (selector: string) => [...container.querySelectorAll<HTMLElement>(selector)];
  const fields = fieldsOf(container);
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
    const present = fieldsOf(container);
    for (const from of fields.filter(isChanged)) {
      // Some fields appear with hydration, so that one's place among all says nothing.
      const isNamesake = ({ name }: Field) => name === from.name;
      moveValue(from, present.filter(isNamesake)[fields.filter(isNamesake).indexOf(from)]);
    }
    const index = focusable.findIndex((element) => element === focused);
    if (index >= 0) all(FOCUSABLE)[index]?.focus({ preventScroll: true });
  };
}

function moveValue(from: Field, to: Field | undefined) {
  if (from.type === 'radio') {
    if (to instanceof HTMLInputElement && !to.checked) to.click();
  } else if (to && to.value !== from.value) typeInto(to, from.value);
}
