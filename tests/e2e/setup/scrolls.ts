import type { Page } from '@playwright/test';

export type Scroll = { to: string; behavior: string | undefined };

declare global {
  // oxlint-disable-next-line no-var -- only var declares a property of the window
  var scrollsIntoView: Scroll[];
}

/** From the next load on, writes down which element a script brings into view, and how. */
export async function watchScrolls(page: Page) {
  await page.addInitScript(() => {
    window.scrollsIntoView = [];
    // oxlint-disable-next-line typescript/unbound-method -- called below with the element it is for
    const { scrollIntoView } = Element.prototype;
    Element.prototype.scrollIntoView = function watched(options) {
      const behavior = typeof options === 'object' ? options.behavior : undefined;
      window.scrollsIntoView.push({ to: this.id, behavior });
      scrollIntoView.call(this, options);
    };
  });
}

export function scrollsOf(page: Page): Promise<Scroll[]> {
  return page.evaluate(() => window.scrollsIntoView);
}
