import type { Page } from '@playwright/test';

export const FOCUSABLE =
  'a[href], button, input:not([type=hidden]), select, textarea, [tabindex="0"]';

type ForcedState = 'hover' | 'focus' | 'focus-visible';

/** Returns what renders every focusable element at once in the given states; none resets them. */
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
    await Promise.all(
      nodeIds.map((nodeId) =>
        cdp.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: states }),
      ),
    );
  };
}
