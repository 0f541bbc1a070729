import type { BrowserContext, Locator } from '@playwright/test';

/** Lets the page copy. Only Chromium asks the visitor first; other engines know no such permission. */
export async function allowCopying(context: BrowserContext) {
  if (context.browser()?.browserType().name() === 'chromium')
    await context.grantPermissions(['clipboard-write']);
}

/** Pastes by keyboard, because the policy lets no script read the clipboard. Returns what the field then holds. */
export async function pasteInto(field: Locator): Promise<string> {
  await field.fill('');
  await field.press('ControlOrMeta+V');
  return field.inputValue();
}
