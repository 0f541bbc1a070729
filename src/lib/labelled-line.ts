import { cleanLine } from './plain-text.ts';

/** One field of a mail to the home: 'Phone: not given'. */
export function labelledLine(label: string, value: string): string {
  return `${label}: ${cleanLine(value) || 'not given'}`;
}
