import type { Locator } from '@playwright/test';

/** Pastes what was copied, as a visitor would: the site's policy lets no script read a clipboard. */
export async function pasteInto(field: Locator): Promise<string> {
  await field.fill('');
  await field.press('ControlOrMeta+V');
  return field.inputValue();
}
