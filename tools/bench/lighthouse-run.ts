import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { browserFlags } from '../browser-flags.ts';
import { trustFlag } from './certificate.ts';

/** Times in ms, as Lighthouse simulates them for a mid-range phone on slow 4G. */
export type PageMetrics = {
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
  /** As sent, headers included. */
  bytes: number;
  requests: number;
  performance: number;
};

export type PageScores = { accessibility: number; bestPractices: number; seo: number };

type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];

/** One cold visit, timed. Nothing else is looked at, which would keep the machine busy. */
export async function measurePage(url: string): Promise<PageMetrics> {
  const report = await runLighthouse(url, ['performance']);
  const number = (audit: string) => {
    const value = report.audits[audit]?.numericValue;
    if (value === undefined) throw new Error(`${url}: Lighthouse measured no ${audit}`);
    return value;
  };
  const requests = report.audits['network-requests']?.details;
  if (requests?.type !== 'table') throw new Error(`${url}: Lighthouse listed no requests`);
  return {
    fcp: number('first-contentful-paint'),
    lcp: number('largest-contentful-paint'),
    tbt: number('total-blocking-time'),
    cls: number('cumulative-layout-shift'),
    bytes: number('total-byte-weight'),
    requests: requests.items.length,
    performance: score(report, 'performance'),
  };
}

/** What does not depend on the machine's mood, and so is asked once. */
export async function scorePage(url: string): Promise<PageScores> {
  const report = await runLighthouse(url, ['accessibility', 'best-practices', 'seo']);
  return {
    accessibility: score(report, 'accessibility'),
    bestPractices: score(report, 'best-practices'),
    seo: score(report, 'seo'),
  };
}

function score(report: Report, category: string): number {
  const found = report.categories[category]?.score;
  return Math.round((found ?? 0) * 100);
}

/** A new browser a run, so that no run finds what another one left. */
async function runLighthouse(url: string, onlyCategories: string[]): Promise<Report> {
  const chrome = await launch({
    ...(process.env['CHROMIUM_PATH'] && { chromePath: process.env['CHROMIUM_PATH'] }),
    chromeFlags: ['--headless=new', ...browserFlags, trustFlag()],
    logLevel: 'silent',
  });
  try {
    const result = await lighthouse(url, {
      port: chrome.port,
      onlyCategories,
      disableFullPageScreenshot: true,
      logLevel: 'silent',
    });
    if (!result) throw new Error(`${url}: Lighthouse gave no report`);
    const { runtimeError } = result.lhr;
    if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`);
    return result.lhr;
  } finally {
    chrome.kill();
  }
}
