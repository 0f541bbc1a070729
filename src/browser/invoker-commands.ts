/** Runs a button's `command` in browsers that don't: WebKit, and Chromium before 135. Call it with every click. */
export function runCommand({ target }: MouseEvent) {
  if ('command' in HTMLButtonElement.prototype || !(target instanceof Element)) return;
  const button = target.closest('button[commandfor]');
  const dialog = document.getElementById(button?.getAttribute('commandfor') ?? '');
  if (!(dialog instanceof HTMLDialogElement)) return;
  if (button?.getAttribute('command') === 'close') dialog.close();
  else if (!dialog.open) dialog.showModal();
}
