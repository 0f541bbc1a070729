// npm run bench: builds the trials, measures them side by side, and writes docs/benchmark.md.
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { awakeSection } from './awake-section.ts';
import { buildTrials } from './build-trials.ts';
import { machineLine } from './machine.ts';
import { withSection } from './markdown.ts';
import { measureAwake } from './measure-awake.ts';
import { measureMemory } from './measure-memory.ts';
import { measurePages } from './measure-pages.ts';
import { measureSoftNavigations } from './measure-soft-navigation.ts';
import { memorySection } from './memory-section.ts';
import { readOptions, type BenchOptions, type SectionName } from './options.ts';
import { pagesSection } from './pages-section.ts';
import { openBrowser } from './phone.ts';
import { softSection } from './soft-section.ts';
import { startTrialServers, type TrialServers } from './trial-servers.ts';

const REPORT = 'docs/benchmark.md';

const introduction = `# Benchmark

Written by \`npm run bench\`; change it by running that. What is measured, and what the site has to
reach, stands in each section. **The limit** is each page's own HTML, stylesheet and pictures with
every script taken out. **The single-page build** is a plain Vite build of the same pages, with
nothing prerendered. All three are served over HTTP/2 with brotli, as the hosts do. Counts of bytes and requests that must hold are tests and run in \`npm test\`.
`;

const headings: Record<SectionName, string> = {
  pages: 'Each page beside its limit',
  awake: 'Pressed before it is awake',
  soft: 'From page to page',
  memory: 'After a long visit',
};

async function measure(
  section: SectionName,
  { paths, runs }: BenchOptions,
  { origins }: TrialServers,
): Promise<string> {
  if (section === 'pages') return pagesSection(await measurePages({ origins, paths, runs }));
  const browser = await openBrowser();
  try {
    switch (section) {
      case 'awake':
        return awakeSection(await measureAwake(browser, origins.site, Math.min(runs, 5)));
      case 'soft':
        return softSection(await measureSoftNavigations(browser, origins.site));
      case 'memory':
        return memorySection(await measureMemory(browser, origins.site));
    }
  } finally {
    await browser.close();
  }
}

const args = process.argv.slice(2);
const options = readOptions(args);
await buildTrials();
const servers = await startTrialServers();
try {
  for (const section of options.sections) {
    const text = `${await machineLine(args)}\n\n${await measure(section, options, servers)}`;
    console.log(`\n${text}`);
    const written = existsSync(REPORT) ? await readFile(REPORT, 'utf8') : introduction;
    await writeFile(REPORT, withSection(written, headings[section], text));
  }
} finally {
  servers.close();
}
console.log(`Written to ${REPORT}`);
