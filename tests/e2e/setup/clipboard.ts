import type { Locator } from '@playwright/test';

/** Pastes by keyboard, because the policy lets no script read the clipboard. Returns what the field then holds. */
export async function pasteInto(field: Locator): Promise<string> {
  await field.fill('');
  await field.press('ControlOrMeta+V');
  return field.inputValue();
}
