import { useEffect } from 'react';
import { DONATE_SCROLL_DELAY_MS, DONATE_SECTION_ID } from '../../boot-contract.ts';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router';
import { waysToHelp, type WayToHelpId } from '../../content/ways-to-help.ts';
import { scrollLater } from '../../browser/scroll-later.ts';
import { useHydrated } from '../../hooks/use-hydrated.ts';
import { STAY_IN_PLACE } from '../../hooks/use-navigation-effects.ts';
import { wayToHelpFromAddress, wayToHelpQuery } from '../../lib/way-to-help-address.ts';

const ids = waysToHelp.map((way) => way.id);

/**
 * The chosen way is in the address. A choice replaces the history entry: Back leaves the page instead of going through
 * tabs. `chosen` is null until hydration.
 */
export function useWayToHelp() {
  const location = useLocation();
  const type = useNavigationType();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const { search, hash, key, state } = location;
  const chosen = hydrated ? (wayToHelpFromAddress(search, hash, ids) ?? 'sponsor') : null;

  // On a full load boot.ts scrolls. Back and Forward restore the scroll position.
  const arrives = type !== NavigationType.Pop && !state?.stayInPlace;
  const scrolls = arrives && chosen === 'donate' && search !== '';
  useEffect(() => {
    if (!scrolls) return;
    return scrollLater(DONATE_SECTION_ID, DONATE_SCROLL_DELAY_MS);
  }, [scrolls, key]);

  const choose = (id: WayToHelpId) => {
    void navigate(wayToHelpQuery(id), { replace: true, state: STAY_IN_PLACE });
  };
  return { chosen, choose };
}
