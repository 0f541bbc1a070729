import type { CDPSession } from '@playwright/test';
import { untilHydrated } from '../setup/hydration.ts';
import { expect, test } from '../setup/site-test.ts';

type Node = { role?: { value: string }; name?: { value: string } };

/** The names that Chromium itself hands to screen readers. Playwright computes its own. */
async function namesOf(cdp: CDPSession, role: string): Promise<string[]> {
  const { nodes } = (await cdp.send('Accessibility.getFullAXTree')) as { nodes: Node[] };
  return nodes.flatMap((node) => (node.role?.value === role ? (node.name?.value ?? '') : []));
}

test('screen readers are handed names whose words are apart', async ({ page, context }) => {
  const cdp = await context.newCDPSession(page);
  await page.goto('/get-involved');
  await untilHydrated(page);
  expect(await namesOf(cdp, 'button')).toEqual(
    expect.arrayContaining(['Copy Paybill number 177338', 'Copy Account number 5800555002']),
  );
  await page.goto('/contact');
  await untilHydrated(page);
  expect(await namesOf(cdp, 'textbox')).toContain('Phone (optional)');
});
