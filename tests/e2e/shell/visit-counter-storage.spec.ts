import { expect, test } from '../setup/site-test.ts';
import { callsOf, counterFlags, expectCount, leaveBehind } from '../setup/visit-counter.ts';

test('one call a session, however far the visitor goes [fault 8] [fault 9]', async ({ page }) => {
  let count = 40;
  const calls = await callsOf(page, (route) => route.fulfill({ json: { count: (count += 1) } }));
  await page.goto('/');
  await expectCount(page, '41');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Programs' }).click();
  await expect(page).toHaveURL('/programs');
  await expectCount(page, '41');
  await page.reload();
  await expectCount(page, '41');
  await page.goto('/contact');
  await expectCount(page, '41');
  expect(calls).toHaveLength(1);
  expect(await counterFlags(page)).toEqual({ visited: 'true', count: '41' });
});

test('two tabs are two visits [fault 9]', async ({ page, context }) => {
  let count = 0;
  const calls = await callsOf(page, (route) => route.fulfill({ json: { count: (count += 1) } }));
  await page.goto('/');
  await expectCount(page, '1');
  const other = await context.newPage();
  await other.goto('/');
  await expectCount(other, '2');
  expect(calls).toHaveLength(2);
});

test('a visitor who was here this session sees the kept number, without a call [fault 8]', async ({
  page,
}) => {
  const calls = await callsOf(page, (route) => route.fulfill({ json: { count: 999 } }));
  await leaveBehind(page, { visited: 'true', count: '1500' });
  await page.goto('/');
  await expectCount(page, '1,500');
  expect(calls).toEqual([]);
});

for (const count of ['abc', '', '-1', '12.5', '1e999', ' 7 ', '99999999999999999999', undefined]) {
  test(`a kept number of ${JSON.stringify(count)} is thrown away [fault 7] [fault 8]`, async ({
    page,
  }) => {
    const calls = await callsOf(page, (route) => route.fulfill({ json: { count: 12 } }));
    await leaveBehind(page, { visited: 'true', ...(count !== undefined && { count }) });
    await page.goto('/');
    await expectCount(page, '12');
    expect(calls).toHaveLength(1);
    expect(await counterFlags(page)).toEqual({ visited: 'true', count: '12' });
  });
}

test('a new session is counted, and keeps the new number [fault 8]', async ({ page }) => {
  const calls = await callsOf(page, (route) => route.fulfill({ json: { count: 1501 } }));
  await leaveBehind(page, { count: '1500' });
  await page.goto('/');
  await expectCount(page, '1,501');
  expect(calls).toHaveLength(1);
  expect(await counterFlags(page)).toEqual({ visited: 'true', count: '1501' });
});

const brokenStorages: Record<string, () => void> = {
  'is blocked': () => {
    for (const name of ['sessionStorage', 'localStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    }
  },
  'is full': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('', 'QuotaExceededError');
    };
  },
};

for (const [name, breakStorage] of Object.entries(brokenStorages)) {
  test(`where storage ${name} the number shows all the same [fault 6]`, async ({ page }) => {
    await page.addInitScript(breakStorage);
    const calls = await callsOf(page, (route) => route.fulfill({ json: { count: 77 } }));
    await page.goto('/');
    await expectCount(page, '77');
    await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Us');
    await expectCount(page, '77');
    expect(calls).toHaveLength(1);
  });
}
