import { useReducer } from 'react';
import { useLocation } from 'react-router';
import { entryUrl, replaceEntry } from '../browser/history-entry.ts';
import { useHydrated } from './use-hydrated.ts';

/**
 * Query and fragment of the address, '' until hydration. `replace` changes the address without the router, which would
 * render the whole page again for a tab. It replaces the history entry: Back leaves the page instead of going through
 * tabs.
 */
export function useQuery() {
  // Renders again after a navigation.
  useLocation();
  const [, renderAgain] = useReducer((times: number) => times + 1, 0);
  const { search, hash } = useHydrated() ? entryUrl() : { search: '', hash: '' };
  const replace = (query: string) => {
    replaceEntry({ address: query || entryUrl().pathname });
    renderAgain();
  };
  return { search, hash, replace };
}
