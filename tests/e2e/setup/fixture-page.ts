import type { Page } from '@playwright/test';
import { build, type Rolldown } from 'vite';
import { contentSecurityPolicy } from '../../../tools/site/response-headers.ts';

/**
 * Opens a page of `tests/e2e/fixtures/`, for what no page of the site does: with the setting that
 * would allow it, and with the policy that the build would then write.
 */
export async function openFixture(page: Page, name: string) {
  const script = await bundle(`tests/e2e/fixtures/${name}.tsx`);
  const policy = contentSecurityPolicy({
    styleHashes: [],
    counterSource: '',
    mapOrigin: 'https://maps.example',
  });
  await page.route(`**/${name}`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      headers: { 'Content-Security-Policy': policy },
      body: `<!doctype html><html lang="en"><title>x</title><link rel="icon" href="/icon.svg"><div id="root"></div><script type="module" src="/${name}.js"></script>`,
    }),
  );
  await page.route(`**/${name}.js`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: script }),
  );
  await page.goto(`/${name}`);
}

/** With React's own checks, so that StrictMode mounts everything twice. */
async function bundle(input: string): Promise<string> {
  const built = (await build({
    configFile: false,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"development"' },
    build: { write: false, rolldownOptions: { input } },
  })) as Rolldown.RolldownOutput;
  return built.output[0].code;
}
