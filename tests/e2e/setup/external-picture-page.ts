import type { Page } from '@playwright/test';
import { build, type Rolldown } from 'vite';
import { contentSecurityPolicy } from '../../../tools/site/response-headers.ts';

/**
 * No page uses a picture from elsewhere: this is one with the setting that would allow it, and with
 * the policy that the build would then write.
 */
export async function openExternalPicture(page: Page) {
  const script = await bundle('tests/e2e/fixtures/external-picture.tsx');
  const policy = contentSecurityPolicy({
    styleHashes: [],
    counterOrigin: null,
    mapOrigin: 'https://maps.example',
    pictureOrigin: 'https://pictures.example',
  });
  await page.route('**/external-picture', (route) =>
    route.fulfill({
      contentType: 'text/html',
      headers: { 'Content-Security-Policy': policy },
      body: '<!doctype html><html lang="en"><title>x</title><link rel="icon" href="/icon.svg"><div id="root"></div><script type="module" src="/external-picture.js"></script>',
    }),
  );
  await page.route('**/external-picture.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: script }),
  );
  await page.goto('/external-picture');
}

async function bundle(input: string): Promise<string> {
  const built = (await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, rolldownOptions: { input } },
  })) as Rolldown.RolldownOutput;
  return built.output[0].code;
}
