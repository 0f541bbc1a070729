import { useEffect } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router';
import { waysToHelp, type WayToHelpId } from '../../content/ways-to-help.ts';
import { scrollLater } from '../../browser/scroll-later.ts';
import { useHydrated } from '../../hooks/use-hydrated.ts';
import { STAY_IN_PLACE } from '../../hooks/use-navigation-effects.ts';
import { DONATE_SCROLL_DELAY_MS, DONATE_SECTION_ID } from '../../lib/donate-section.ts';
import { wayToHelpFromAddress } from '../../lib/way-to-help-address.ts';

const ids = waysToHelp.map((way) => way.id);

/**
 * The chosen way to help stands in the address, which the build can't know; choosing one replaces
 * the address, so that Back leads to the page before and not through the tabs. `chosen` is null
 * until then: CSS shows what the address asks for.
 */
export function useWayToHelp() {
  const location = useLocation();
  const type = useNavigationType();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const { search, hash, key, state } = location;
  const chosen = hydrated ? (wayToHelpFromAddress(search, hash, ids) ?? 'sponsor') : null;

  // On a full load the boot module scrolls; Back and Forward return to where the visitor was.
  const arrives = type !== NavigationType.Pop && !state?.stayInPlace;
  const scrolls = arrives && chosen === 'donate' && search !== '';
  useEffect(() => {
    if (!scrolls) return;
    return scrollLater(DONATE_SECTION_ID, DONATE_SCROLL_DELAY_MS);
  }, [scrolls, key]);

  const choose = (id: WayToHelpId) => {
    void navigate(`?tab=${id}`, { replace: true, state: STAY_IN_PLACE });
  };
  return { chosen, choose };
}
