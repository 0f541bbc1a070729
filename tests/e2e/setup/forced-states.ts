import type { Page } from '@playwright/test';

export const FOCUSABLE =
  'a[href], button, input:not([type=hidden]), select, textarea, [tabindex="0"]';

type ForcedState = 'hover' | 'focus' | 'focus-visible';

/** Draws every focusable element at once as it looks under the pointer or the focus. */
export async function stateForcer(page: Page): Promise<(states: ForcedState[]) => Promise<void>> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('DOM.enable');
  await cdp.send('CSS.enable');
  const { root } = await cdp.send('DOM.getDocument', { depth: 0 });
  const { nodeIds } = await cdp.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: FOCUSABLE,
  });
  return async (states) => {
    for (const nodeId of nodeIds) {
      await cdp.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: states });
    }
  };
}
