import type { Locator } from '@playwright/test';

/** By keyboard: the policy lets no script read the clipboard. */
export async function pasteInto(field: Locator): Promise<string> {
  await field.fill('');
  await field.press('ControlOrMeta+V');
  return field.inputValue();
}
