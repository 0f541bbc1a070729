import { defineConfig } from '@playwright/test';
import { launchOptions } from './tools/browser/launch-options.ts';

// Tests expect their own facts, and visit what `npm run build:tests` has built with them.
process.env['FACTS'] = 'tests';

const port = Number(process.env['E2E_PORT'] ?? 4273);

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // A retry would hide a test that fails now and then.
  retries: 0,
  reporter: [['list']],
  // For a slow or busy machine.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    locale: 'en-GB',
    timezoneId: 'Africa/Nairobi',
    // `-- --trace on` records a test. Recording all takes a third of the time. 'only-on-failure' takes screenshots of
    // tests that pass, too.
    trace: 'off',
    screenshot: 'off',
    launchOptions,
  },
  // Each test runs once, at the width where it can fail: untagged on a phone, @desktop on a desktop, @both on each. A
  // test for another width sets its own viewport.
  projects: [
    {
      name: 'phone',
      grepInvert: /@desktop/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    {
      name: 'desktop',
      grep: /@desktop|@both/,
      use: { viewport: { width: 1280, height: 900 } },
    },
    // `npm run test:engines`: the main journeys in Playwright's own builds, as wide as a phone. Firefox has no `isMobile`,
    // and WebKit would have no mouse wheel.
    ...(['firefox', 'webkit'] as const).map((browserName) => ({
      name: browserName,
      grep: /@journey/,
      use: {
        browserName,
        viewport: { width: 390, height: 844 },
        hasTouch: true,
        launchOptions: {},
      },
    })),
  ],
  webServer: {
    command: `node tools/serve-site.ts ${port} test-results/wrangler .cache/tests/dist`,
    // With a `url` Playwright would ask the proxy of HTTP_PROXY for it.
    wait: { stdout: /The site is on/ },
    // The server gives up after a minute, and says why.
    timeout: 90_000,
  },
});
