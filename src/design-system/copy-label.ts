import type { CopyOutcome } from '../hooks/use-copy.ts';

export function copyLabel(outcome: CopyOutcome, name = 'Copy'): string {
  return outcome === 'copied' ? 'Copied ✓' : name;
}
