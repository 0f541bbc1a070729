// `node tools/publish/page-screenshots.ts <dist before> <dist after> <folder>`, run by GitHub, shows each page that a
// pull request changes, before and after, on a phone and a computer.
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { sitePages } from '../../src/site-map.ts';
import { launchOptions } from '../browser/launch-options.ts';
import { serveSite } from '../serve-site.ts';

const [before = '', after = '', folder = ''] = process.argv.slice(2);

/** The HTML of a page without the names and hashes of scripts, which any change to the code changes on all pages. */
function htmlOf(distDir: string, file: string): string {
  const place = path.join(distDir, file);
  const html = existsSync(place) ? readFileSync(place, 'utf8') : '';
  return html.replaceAll(/[\w-]+\.js\b|sha\d{3}-[\w+/=]+/g, '');
}

const changed = sitePages.filter(({ file }) => htmlOf(before, file) !== htmlOf(after, file));
const browser = await chromium.launch(launchOptions);
for (const [time, distDir] of Object.entries({ before, after })) {
  const { origin, close } = await serveSite(distDir);
  for (const width of [390, 1280]) {
    const viewport = { width, height: 900 };
    // Without script nothing moves and all panels are open.
    const page = await browser.newPage({ viewport, javaScriptEnabled: false });
    for (const { path: address, file } of changed) {
      await page.goto(origin + address, { waitUntil: 'networkidle' });
      const picture = `${path.parse(file).name}-${width}-${time}.png`;
      await page.screenshot({ fullPage: true, path: path.join(folder, picture) });
    }
  }
  await close();
}
await browser.close();

const addresses = changed.map((page) => page.path).join(', ') || 'none';
const summary = `Pages that change: ${addresses}. Pictures of them are below, under Artifacts.\n`;
console.log(summary);
appendFileSync(process.env['GITHUB_STEP_SUMMARY'] ?? '/dev/null', summary);
