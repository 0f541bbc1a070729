/**
 * Whether the browser carries out a button's `command` itself. Script that does so as well would do it
 * twice, and Chromium warns.
 */
export function knowsInvokerCommands(): boolean {
  return 'command' in HTMLButtonElement.prototype;
}
