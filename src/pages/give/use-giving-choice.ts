import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router';
import { readFields, writeFields } from '../../browser/field-values.ts';
import { isHydrated } from '../../browser/is-hydrated.ts';
import { keepInPlace } from '../../browser/keep-in-place.ts';
import { OWN_AMOUNT } from '../../content/sponsorship-options.ts';
import { useHydrated } from '../../hooks/use-hydrated.ts';
import { STAY_IN_PLACE } from '../../hooks/use-navigation-effects.ts';
import { choiceOf, kindOf } from '../../giving/choice-in-address.ts';
import { fragmentOf } from '../../lib/giving-choice.ts';
import {
  amountFields,
  choiceIn,
  firstFields,
  type GivingFields,
  noFields,
  withAddress,
  withField,
  withFound,
} from './giving-fields.ts';

/** Between two changes of the address, in ms. Browsers limit how often a history entry may be changed. */
const WRITTEN_MS = 400;

const firstChoice = choiceIn(firstFields);
const firstFragment = firstChoice ? fragmentOf(firstChoice) : '';

/** Kept while the visitor is on other pages of the site; the browser keeps the fields between documents. */
let kept = firstFields;

/** Before hydration a link to a part of the page replaces the fragment that the page was opened with. */
function openedAt(hash: string): string {
  if (kindOf(hash) || isHydrated()) return hash;
  const [entry] = performance.getEntriesByType('navigation');
  return entry ? new URL(entry.name).hash : hash;
}

export type Giving = ReturnType<typeof useGivingChoice>;

/**
 * What is chosen. The fields hold it, so that the browser fills them in again after Back or a reload; the page
 * reads them after each change, and writes into them what the address's fragment names. The fragment can be
 * shared, reaches no server, and follows the choice.
 */
export function useGivingChoice() {
  const location = useLocation();
  const { hash } = location;
  const type = useNavigationType();
  const navigate = useNavigate();
  const isNew = useHydrated();
  const container = useRef<HTMLDivElement>(null);
  // Where the page is rendered anew, the first render is right, so that it can be scrolled to its parts.
  const [fields, setFields] = useState(() => (isNew ? withAddress(kept, openedAt(hash)) : null));
  const [asked, setAsked] = useState(false);
  const choice = useMemo(() => fields && choiceIn(fields), [fields]);

  const read = useCallback(
    (): GivingFields => ({
      ...noFields,
      ...(container.current && readFields(container.current)),
    }),
    [],
  );
  const show = useCallback((next: GivingFields) => {
    if (container.current) writeFields(container.current, next);
    kept = next;
    setFields(next);
  }, []);

  const start = useRef(() => {
    if (fields) return show(fields);
    const focused = document.activeElement?.getAttribute('name') ?? '';
    show(withFound(withAddress(kept, openedAt(hash)), read(), focused));
    // The fields of a gift are not as high as those of a plan, which stand there before hydration.
    const target = document.getElementById(hash.slice(1));
    if (target) keepInPlace(target);
  });
  useLayoutEffect(() => start.current(), []);

  const shown = useRef(location);
  useLayoutEffect(() => {
    if (shown.current === location) return;
    shown.current = location;
    // Our own, by which time the visitor may have chosen again.
    if (type === NavigationType.Replace) return;
    const isBackToFirst = type === NavigationType.Pop && hash === '';
    // oxlint-disable-next-line react/set-state-in-effect -- it follows the fields, which are no state of React's
    show(withAddress(read(), isBackToFirst ? firstFragment : hash));
  }, [location, type, hash, read, show]);

  const fragment = choice ? fragmentOf(choice) : '';
  const inAddress = kindOf(hash) ? hash : '';
  const isUnread = choice === null && inAddress !== '' && choiceOf(hash) === null;
  // Any other fragment stays with the first choice, which needs none.
  const isInAddress = fragment === inAddress || (inAddress === '' && fragment === firstFragment);
  const stays = fields === null || isInAddress || isUnread;
  const written = useRef(-WRITTEN_MS);
  useEffect(() => {
    if (stays) return;
    const timer = setTimeout(
      () => {
        written.current = performance.now();
        void navigate({ hash: fragment }, { replace: true, state: STAY_IN_PLACE });
      },
      written.current + WRITTEN_MS - performance.now(),
    );
    return () => clearTimeout(timer);
  }, [stays, fragment, navigate]);

  return {
    /** For the element around the fields. */
    container,
    fields: fields ?? noFields,
    /** Null before hydration, and while no amount is chosen or it can't be read. */
    choice,
    hydrated: fields !== null,
    /** Whether the address is about a choice that can't be read, and none has been made. */
    isUnread: fields !== null && isUnread,
    onChange: ({ target }: { target: EventTarget }) => {
      setAsked(false);
      if (!(target instanceof HTMLInputElement)) return;
      const { name, value } = target;
      show(withField({ ...read(), [name]: kept[name as keyof GivingFields] }, name, value));
    },
    asked,
    /** Asks for an amount, at its field. */
    ask: () => {
      setAsked(true);
      const { amount, own } = amountFields[fields?.givingKind === 'gift' ? 'gift' : 'plan'];
      const name = fields?.[amount] === OWN_AMOUNT ? own : amount;
      container.current?.querySelector<HTMLInputElement>(`[name=${name}]`)?.focus();
    },
  };
}
