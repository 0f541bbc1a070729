import type { Locator } from '@playwright/test';

/** Pastes as a visitor does, because the site's policy lets no script read the clipboard. */
export async function pasteInto(field: Locator): Promise<string> {
  await field.fill('');
  await field.press('ControlOrMeta+V');
  return field.inputValue();
}
