/** Whether the browser runs a button's `command` itself. Script must not run it then: it would run twice. */
export function knowsInvokerCommands(): boolean {
  return 'command' in HTMLButtonElement.prototype;
}
