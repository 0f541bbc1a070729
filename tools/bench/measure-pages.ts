import { notFoundPage, sitePages } from '../../src/site-map.ts';
import { measurePage, scorePage, type PageMetrics } from './lighthouse-run.ts';
import { NOT_FOUND_PATH, type Trial } from './trials.ts';
import type { PageRuns } from './verdict.ts';

/** A single-page build is so far away that fewer runs tell the same. */
const SINGLE_PAGE_EVERY = 3;

export const benchPaths: string[] = [...sitePages.map(({ path }) => path), NOT_FOUND_PATH];

type MeasureOptions = {
  origins: Record<Trial, string>;
  paths: readonly string[];
  runs: number;
};

/** Measures the trials in turn and not one after the other: what slows the machine slows them all. */
export async function measurePages(options: MeasureOptions): Promise<PageRuns[]> {
  const pages: PageRuns[] = [];
  for (const path of options.paths) pages.push(await measureTrials(options, path));
  return pages;
}

async function measureTrials({ origins, runs }: MeasureOptions, path: string): Promise<PageRuns> {
  const limit: PageMetrics[] = [];
  const site: PageMetrics[] = [];
  const singlePage: PageMetrics[] = [];
  for (let round = 0; round < runs; round += 1) {
    limit.push(await measurePage(origins.limit + path));
    site.push(await measurePage(origins.site + path));
    if (round % SINGLE_PAGE_EVERY === 0) {
      singlePage.push(await measurePage(origins['single-page'] + path));
    }
    console.log(`${path}: run ${round + 1} of ${runs}`);
  }
  return {
    path: path === NOT_FOUND_PATH ? notFoundPage.path : path,
    paintOnly: path === NOT_FOUND_PATH,
    limit,
    site,
    singlePage,
    siteScores: await scorePage(origins.site + path),
    singlePageScores: await scorePage(origins['single-page'] + path),
  };
}
