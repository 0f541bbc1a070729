/**
 * Whether the browser carries out a button's `command` itself. If it does, script must not: the command would run
 * twice, and Chromium warns.
 */
export function knowsInvokerCommands(): boolean {
  return 'command' in HTMLButtonElement.prototype;
}
