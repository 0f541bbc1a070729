import { useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router';
import { earlyInput } from './early-input.ts';
import { keepInPlace } from '../../browser/keep-in-place.ts';
import { isHydrated } from '../../browser/is-hydrated.ts';
import { useHydrated, useOnHydration } from '../../hooks/use-hydrated.ts';
import { STAY_IN_PLACE } from '../../hooks/use-navigation-effects.ts';
import { choiceOf, fragmentOf, kindOf } from '../../lib/giving-plan.ts';
import {
  choiceIn,
  firstFields,
  noFields,
  reduceGiving,
  type GivingField,
} from './giving-fields.ts';

/** The id of the element around the fields. */
export const FIELDS_ID = 'giving-fields';

/** Between two changes of the address, in ms. Browsers limit how often a history entry may be changed. */
const WRITTEN_MS = 400;

const firstChoice = choiceIn(firstFields);
const firstFragment = firstChoice ? fragmentOf(firstChoice) : '';

function fieldsAt(hash: string) {
  const address = choiceOf(hash) ?? choiceOf(loadedFragment());
  const named = reduceGiving(firstFields, { address });
  return reduceGiving(named, { early: earlyInput(FIELDS_ID) });
}

/** Before hydration a link to a part of the page replaces the fragment that the page was opened with. */
function loadedFragment(): string {
  if (typeof document === 'undefined' || isHydrated()) return '';
  const [entry] = performance.getEntriesByType('navigation');
  return entry ? new URL(entry.name).hash : '';
}

export type Giving = ReturnType<typeof useGivingChoice>;

/**
 * The one source of what is chosen: the fields show it, the page computes from it. It begins with what was
 * changed before hydration, or else the address's fragment, which can be shared and reaches no server, and
 * follows the choice. A fragment that names no choice changes nothing. `choice` is null before hydration,
 * when nothing is known of the address, and while an amount of one's own can't be read.
 */
export function useGivingChoice() {
  const location = useLocation();
  const { hash } = location;
  const type = useNavigationType();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const [fields, dispatch] = useReducer(reduceGiving, hash, fieldsAt);
  const chosen = choiceIn(fields);
  const choice = hydrated ? chosen : null;

  useOnHydration(() => {
    // What was changed since the first render.
    dispatch({ early: earlyInput(FIELDS_ID) });
    // The fields of a gift are not as high as those of a plan, which stand there before hydration.
    const target = document.getElementById(hash.slice(1));
    if (target) keepInPlace(target);
  });

  const [asked, setAsked] = useState(false);

  const shown = useRef(location);
  useLayoutEffect(() => {
    if (shown.current === location) return;
    shown.current = location;
    // Our own, by which time the visitor may have chosen again.
    if (type === NavigationType.Replace) return;
    const isBackToFirst = type === NavigationType.Pop && hash === '';
    dispatch({ address: choiceOf(isBackToFirst ? firstFragment : hash) });
  }, [location, type, hash]);

  const fragment = choice ? fragmentOf(choice) : '';
  const inAddress = kindOf(hash) ? hash : '';
  // Any other fragment stays with the first choice, which needs none.
  const isInAddress = fragment === inAddress || (inAddress === '' && fragment === firstFragment);
  const written = useRef(-WRITTEN_MS);
  useEffect(() => {
    if (!hydrated || isInAddress) return;
    const timer = setTimeout(
      () => {
        written.current = performance.now();
        void navigate({ hash: fragment }, { replace: true, state: STAY_IN_PLACE });
      },
      written.current + WRITTEN_MS - performance.now(),
    );
    return () => clearTimeout(timer);
  }, [hydrated, fragment, isInAddress, navigate]);

  return {
    /** What the fields show. */
    fields: hydrated ? fields : noFields,
    choice,
    /** Already before it may be shown. */
    chosen,
    hydrated,
    change: (name: GivingField, value: string) => {
      setAsked(false);
      dispatch({ name, value });
    },
    asked,
    /** Asks for an amount of one's own, at its field. */
    ask: () => {
      setAsked(true);
      const name: GivingField = fields.givingKind === 'gift' ? 'customGift' : 'customAmount';
      document.querySelector<HTMLInputElement>(`#${FIELDS_ID} [name=${name}]`)?.focus();
    },
  };
}
