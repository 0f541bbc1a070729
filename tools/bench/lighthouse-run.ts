import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { launchOptions } from '../browser/launch-options.ts';
import { freePort } from '../hosts/with-server.ts';
import { trustFlag } from './certificate.ts';

/** Times in ms, as Lighthouse simulates them for a mid-range phone on slow 4G; CLS is a score. */
export type PageMetrics = { fcp: number; lcp: number; tbt: number; cls: number };

/** One cold visit, in a new browser that holds nothing of an earlier one. */
export async function measurePage(url: string): Promise<PageMetrics> {
  const port = await freePort();
  const args = [...(launchOptions.args ?? []), trustFlag(), `--remote-debugging-port=${port}`];
  const browser = await chromium.launch({ ...launchOptions, args });
  try {
    const result = await lighthouse(url, {
      port,
      onlyCategories: ['performance'],
      disableFullPageScreenshot: true,
      logLevel: 'silent',
    });
    const report = result?.lhr;
    if (!report || report.runtimeError) throw new Error(`${url}: ${report?.runtimeError?.message}`);
    const number = (audit: string) => {
      const value = report.audits[audit]?.numericValue;
      if (value === undefined) throw new Error(`${url}: Lighthouse measured no ${audit}`);
      return value;
    };
    return {
      fcp: number('first-contentful-paint'),
      lcp: number('largest-contentful-paint'),
      tbt: number('total-blocking-time'),
      cls: number('cumulative-layout-shift'),
    };
  } finally {
    await browser.close();
  }
}
