import type { BuildMeasurement } from './bench-builds.ts';
import type { PageMeasurement } from './bench-pages.ts';
import type { WidthMeasurement } from './bench-widths.ts';

export type Figures = {
  pages: (PageMeasurement & { path: string })[];
  widths: readonly WidthMeasurement[];
  /** Null where the long run was left out. */
  builds: BuildMeasurement | null;
  derived: { count: number; bytes: number };
};

const EXCESS_MAX = 1.35;
const SMALL_PX = 400;
const limits = {
  homeKb: 90,
  galleryKb: 150,
  // The display font's swap moves a line by a hair now and then.
  layoutShift: 0.005,
  fullSeconds: 360,
  unchangedSeconds: 2,
};

type Row = { what: string; measured: string; limit: string; met: boolean };

export function benchReport(figures: Figures): { text: string; failures: string[] } {
  const rows = [
    ...pageRows(figures.pages),
    ...widthRows(figures.widths),
    ...buildRows(figures.builds),
  ];
  const cells = rows.map(({ what, measured, limit, met }) => [
    what,
    measured,
    limit,
    met ? 'yes' : '**no**',
  ]);
  const { count, bytes } = figures.derived;
  const text = `# Benchmark: the photos

Written by \`npm run bench:photos\`, which measures the built site in Chromium.

${table(['what', 'measured', 'limit', 'met'], cells)}
The pictures before any scrolling, page by page, on a phone of 412 × 915 px at 1.75 pixels a CSS pixel, until the network is quiet (what Chromium fetches ahead of the scroll included):

${table(
  ['page', 'pictures', 'kB', 'CLS to the end'],
  figures.pages.map(({ path, pictures, pictureBytes, layoutShift }) => [
    path,
    String(pictures.length),
    (pictureBytes / 1000).toFixed(1),
    layoutShift.toFixed(3),
  ]),
)}
How wide files are, against what is painted, by screen (files under ${SMALL_PX} px left out, and in the lightbox those that the grid has fetched already; the least where the original has more to give):

${table(['viewport', 'dpr', 'pictures', 'most', 'least'], screenCells(figures.widths))}
${count} derived files, ${(bytes / 1e6).toFixed(1)} MB in all.
`;
  const failures = rows.filter(({ met }) => !met);
  return { text, failures: failures.map((row) => `${row.what}: ${row.measured} (${row.limit})`) };
}

function pageRows(pages: Figures['pages']): Row[] {
  const kilobytes = (path: string) =>
    (pages.find((page) => page.path === path)?.pictureBytes ?? 0) / 1000;
  const shift = Math.max(...pages.map(({ layoutShift }) => layoutShift));
  const weight = (what: string, path: string, limit: number) => ({
    what,
    measured: `${kilobytes(path).toFixed(1)} kB`,
    limit: `≤ ${limit} kB`,
    met: kilobytes(path) <= limit && kilobytes(path) > 0,
  });
  return [
    weight('home: pictures before any scrolling', '/', limits.homeKb),
    weight('gallery: pictures before any scrolling', '/gallery', limits.galleryKb),
    {
      what: 'the largest shift of layout on any page, scrolled to its end',
      measured: shift.toFixed(3),
      limit: `0, under ${limits.layoutShift}`,
      met: shift < limits.layoutShift,
    },
  ];
}

function widthRows(widths: readonly WidthMeasurement[]): Row[] {
  const counted = widths.filter(({ fileWidth }) => fileWidth >= SMALL_PX);
  const worst = counted.toSorted((a, b) => excess(b) - excess(a))[0];
  if (!worst) return [];
  const { page, viewport, dpr, slug, fileWidth } = worst;
  return [
    {
      what: `a file’s width by the width painted, at most (${slug} ${fileWidth} px on ${page}, ${viewport} px, dpr ${dpr})`,
      measured: excess(worst).toFixed(3),
      limit: `≤ ${EXCESS_MAX}`,
      met: excess(worst) <= EXCESS_MAX,
    },
  ];
}

function buildRows(builds: BuildMeasurement | null): Row[] {
  if (!builds) return [];
  const { fullSeconds, fullCoreSeconds, unchangedSeconds, cores } = builds;
  return [
    {
      what: `a full rebuild on ${cores} cores (${fullCoreSeconds.toFixed(0)} s of processor time)`,
      measured: `${fullSeconds.toFixed(0)} s`,
      limit: `≤ ${limits.fullSeconds} s`,
      met: fullSeconds <= limits.fullSeconds,
    },
    {
      what: 'a rebuild with nothing changed',
      measured: `${unchangedSeconds.toFixed(2)} s`,
      limit: `≤ ${limits.unchangedSeconds} s`,
      met: unchangedSeconds <= limits.unchangedSeconds,
    },
  ];
}

function screenCells(widths: readonly WidthMeasurement[]): string[][] {
  const screens = Map.groupBy(widths, ({ viewport, dpr }) => `${viewport} ${dpr}`);
  const largest = new Map<string, number>();
  for (const { slug, fileWidth } of widths)
    largest.set(slug, Math.max(largest.get(slug) ?? 0, fileWidth));
  return [...screens.values()].map((found) => {
    const { viewport = 0, dpr = 0 } = found[0] ?? {};
    const most = found.filter(({ fileWidth }) => fileWidth >= SMALL_PX).map(excess);
    const least = found.filter((one) => one.fileWidth < (largest.get(one.slug) ?? 0)).map(excess);
    return [
      `${viewport} px`,
      String(dpr),
      String(found.length),
      shown(most, Math.max),
      shown(least, Math.min),
    ];
  });
}

function shown(values: readonly number[], pick: (...values: number[]) => number): string {
  return values.length > 0 ? pick(...values).toFixed(2) : '–';
}

function excess({ fileWidth, painted }: WidthMeasurement): number {
  return fileWidth / painted;
}

function table(head: readonly string[], rows: readonly string[][]): string {
  const lines = [head, head.map(() => '---'), ...rows];
  return lines.map((cells) => `| ${cells.join(' | ')} |\n`).join('');
}
