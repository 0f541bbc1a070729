import { expect, type Locator, type Page } from '@playwright/test';

declare global {
  // oxlint-disable-next-line no-var -- only var declares a property of the window
  var announcements: string[];
}

/** The live region of the page, or of the dialog that stands before it, on a stopped clock: it empties itself. */
export function announced(scope: Page | Locator): Locator {
  // The page's own region comes after those of its dialogs.
  return scope.locator('[data-live-region]').last();
}

/**
 * The page has said it since it was asked last. A live region empties itself: a slow test would find no words there.
 */
export async function expectAnnounced(page: Page, words: string | RegExp) {
  const said: string[] = [];
  const last = async () => {
    said.push(...(await page.evaluate(() => globalThis.announcements.splice(0))));
    return said.at(-1) ?? '';
  };
  if (typeof words === 'string') await expect.poll(last).toBe(words);
  else await expect.poll(last).toMatch(words);
}

/** Runs in the page. Keeps what a screen reader is told. */
export function keepAnnouncements() {
  globalThis.announcements = [];
  const texts = new Map<Element, string>();
  const listen = (records: MutationRecord[]) => {
    for (const { target } of records) {
      const region = target instanceof Element ? target.closest('[data-live-region]') : null;
      const text = region?.textContent ?? '';
      // It speaks when its text changes. The second of two equal texts ends in a no-break space.
      if (!region || text === texts.get(region)) continue;
      texts.set(region, text);
      // What stands behind an open dialog is silent.
      const dialog = document.querySelector('dialog:modal');
      if (text !== '' && (!dialog || dialog.contains(region)))
        globalThis.announcements.push(text.trim());
    }
  };
  new MutationObserver(listen).observe(document, { subtree: true, childList: true });
}
