import { markdownTable } from './markdown.ts';
import type { EnduranceResult } from './measure-memory.ts';

const GROWTH_LIMIT_BYTES = 1_000_000;

export function memorySection(results: readonly EnduranceResult[]): string {
  const rows = results.map(({ what, times, before, after }) => {
    const growth = after.heapBytes - before.heapBytes;
    const returned = after.listeners <= before.listeners && after.timers <= before.timers;
    const kept = growth < GROWTH_LIMIT_BYTES && returned;
    return [
      `${times} × ${what.toLowerCase()}`,
      kilobytes(before.heapBytes),
      kilobytes(growth),
      `${before.listeners} → ${after.listeners}`,
      `${before.timers} → ${after.timers}`,
      `${before.nodes} → ${after.nodes}`,
      kept ? 'kept' : '**missed**',
    ];
  });
  const head = ['What', 'Heap kB', 'Growth kB', 'Listeners', 'Timers', 'Nodes', 'Limit'];
  return `Heap after garbage collection, before and after, in one visit that has done the same before, so that
what is loaded but once counts for neither. The heap may grow by less than 1 MB; listeners and timers
return to where they were.

${markdownTable(head, rows)}
`;
}

function kilobytes(bytes: number): string {
  return Math.round(bytes / 1000).toLocaleString('en');
}
