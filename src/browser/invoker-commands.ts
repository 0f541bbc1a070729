/**
 * Whether the engine itself does what a button's `command` says. Done by script as well, it would be
 * done twice, of which Chromium warns.
 */
export function knowsInvokerCommands(): boolean {
  return 'command' in HTMLButtonElement.prototype;
}
