import type { CopyState } from '../hooks/use-copy.ts';

export function copyLabel(outcome: CopyState['outcome'], name = 'Copy'): string {
  return outcome === 'copied' ? 'Copied ✓' : name;
}
