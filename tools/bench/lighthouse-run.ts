import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { browserFlags } from '../browser-flags.ts';
import { trustFlag } from './certificate.ts';

/** Times in ms, as Lighthouse simulates them for a mid-range phone on slow 4G; CLS is a score. */
export type PageMetrics = { fcp: number; lcp: number; tbt: number; cls: number };

/** One cold visit, in a new browser that holds nothing of an earlier one. */
export async function measurePage(url: string): Promise<PageMetrics> {
  const chrome = await launch({
    ...(process.env['CHROMIUM_PATH'] && { chromePath: process.env['CHROMIUM_PATH'] }),
    chromeFlags: ['--headless=new', ...browserFlags, trustFlag()],
    logLevel: 'silent',
  });
  try {
    const result = await lighthouse(url, {
      port: chrome.port,
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
    chrome.kill();
  }
}
