import type { CopyState } from '../hooks/use-copy.ts';

/** The words on a button that copies. */
export function copyLabel(outcome: CopyState['outcome'], name = 'Copy'): string {
  return outcome === 'copied' ? 'Copied ✓' : name;
}
