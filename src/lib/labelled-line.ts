import { cleanLine } from './plain-text.ts';

/** One line of a mail: 'Phone: +254 …', or 'Phone: not given'. */
export function labelledLine(label: string, value: string): string {
  return `${label}: ${cleanLine(value) || 'not given'}`;
}
