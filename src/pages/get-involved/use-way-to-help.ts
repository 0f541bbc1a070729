import { useEffect } from 'react';
import { DONATE_SCROLL_DELAY_MS, DONATE_SECTION_ID } from '../../boot-contract.ts';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import type { WayToHelpId } from '../../lib/way-to-help-ids.ts';
import { waysToHelp } from '../../content/ways-to-help.ts';
import { scrollLater } from '../../browser/scroll-later.ts';
import { useHydrated } from '../../hooks/use-hydrated.ts';
import { useQuery } from '../../hooks/use-query.ts';
import { wayToHelpFromAddress, wayToHelpQuery } from '../../lib/way-to-help-address.ts';

const ids = waysToHelp.map((way) => way.id);

/** The chosen way is in the address. `chosen` is null until hydration. */
export function useWayToHelp() {
  const { key, search: arrivedAt } = useLocation();
  const type = useNavigationType();
  const { search, hash, replace } = useQuery();
  const chosen = useHydrated() ? (wayToHelpFromAddress(search, hash, ids) ?? 'sponsor') : null;

  // On a full load boot.ts scrolls. Back and Forward restore the scroll position.
  const scrolls =
    type !== NavigationType.Pop && wayToHelpFromAddress(arrivedAt, '', ids) === 'donate';
  useEffect(() => {
    if (!scrolls) return;
    return scrollLater(DONATE_SECTION_ID, DONATE_SCROLL_DELAY_MS);
  }, [scrolls, key]);

  return { chosen, choose: (id: WayToHelpId) => replace(wayToHelpQuery(id)) };
}
