import { largestUsd } from '../lib/giving-plan.ts';
import { plainInput } from '../lib/plain-input.ts';

const amount = /^(?:US ?\$|USD|\$)? ?(\d+|\d{1,3}(?:,\d{3})+)(?:[.,]00)? ?(?:US ?\$|USD|\$)?$/i;

/** What to type instead, in the words of the browser's own message. */
export const USD_HINT = 'Please write a whole number of US dollars, such as 150';

/**
 * A whole amount of US dollars from 1 to `largestUsd` as people type it: '150', 'US$150', '150 USD', '1,000',
 * '150.00', '185,00', '١٥٠'. Null for anything else, also where it may mean two amounts ('12.5', '1,00,0').
 */
export function parseUsd(text: string): number | null {
  const [, whole = ''] = amount.exec(plainInput(text)) ?? [];
  const usd = Number(whole.replaceAll(',', ''));
  return usd >= 1 && usd <= largestUsd ? usd : null;
}
