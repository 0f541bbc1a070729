import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { isHydrated } from '../../browser/is-hydrated.ts';
import { keepInPlace } from '../../browser/keep-in-place.ts';
import { OWN_AMOUNT } from '../../content/sponsorship-options.ts';
import type { Values } from '../../forms/fields.ts';
import { useTypedFields } from '../../forms/use-typed-fields.ts';
import { kindOf } from '../../giving/choice-in-address.ts';
import { fragmentOf } from '../../lib/giving-choice.ts';
import {
  amountFields,
  choiceIn,
  firstFields,
  type GivingFields,
  kindIn,
  noFields,
  withAddress,
  withFields,
} from './giving-fields.ts';

/** Between two changes of the address. Browsers limit how often a history entry may change. */
const WRITTEN_MS = 400;

const firstChoice = choiceIn(firstFields);
const firstFragment = firstChoice ? fragmentOf(firstChoice) : '';

/** Before hydration a link to a part of the page may have replaced the fragment that the page was opened with. */
function openedAt(hash: string): string {
  if (kindOf(hash) || isHydrated()) return hash;
  const [entry] = performance.getEntriesByType('navigation');
  return entry ? new URL(entry.name).hash : hash;
}

const allFields = (typed: Values): GivingFields => ({ ...firstFields, ...typed });

/** We can't tell which field was changed last, so the one with the focus wins. */
function withFound(fields: GivingFields, found: Values): GivingFields {
  const focused = document.activeElement?.getAttribute('name') ?? '';
  const last = found[focused];
  const all = withFields(fields, found);
  return last ? withFields(all, { [focused]: last }) : all;
}

export type Giving = ReturnType<typeof useGivingChoice>;

/** The fields follow the fragment, and the fragment follows the fields: it can be shared and reaches no server. */
export function useGivingChoice() {
  const location = useLocation();
  const { hash } = location;
  const type = useNavigationType();
  const { props, values, setTyped } = useTypedFields<HTMLDivElement>('giving-fields', {
    page: allFields,
    edit: (typed, edited) => withFields(allFields(typed), edited),
    start: (kept, found) => withFound(withAddress(allFields(kept), openedAt(hash)), found),
    mayBeLost: true,
  });
  const fields = values && allFields(values);
  const choice = useMemo(() => values && choiceIn(allFields(values)), [values]);
  const { amount, own } = amountFields[fields ? kindIn(fields) : 'plan'];
  // No amount is chosen only if the address can't be read.
  const isUnread = fields !== null && fields[amount] === '';

  useLayoutEffect(() => {
    // Before hydration the page shows the fields of a plan. Those of a gift differ in height.
    const target = document.getElementById(window.location.hash.slice(1));
    if (target && !isHydrated()) keepInPlace(target);
  }, []);

  const follow = useEffectEvent(() => {
    const isBackToFirst = type === NavigationType.Pop && hash === '';
    if (fields) setTyped(withAddress(fields, isBackToFirst ? firstFragment : hash));
  });
  const shown = useRef(location);
  useLayoutEffect(() => {
    if (shown.current !== location) follow();
    shown.current = location;
  }, [location]);

  const fragment = choice ? fragmentOf(choice) : '';
  const stays = fields === null || isUnread;
  const written = useRef(-WRITTEN_MS);
  useEffect(() => {
    const inAddress = kindOf(window.location.hash) ? window.location.hash : '';
    // The first choice needs no fragment, so another fragment may stay.
    const isInAddress = fragment === inAddress || (inAddress === '' && fragment === firstFragment);
    if (stays || isInAddress) return;
    const stop = new AbortController();
    const write = () => {
      stop.abort();
      written.current = performance.now();
      const { pathname, search } = window.location;
      // The router would give up a navigation that has begun.
      window.history.replaceState(window.history.state, '', pathname + search + fragment);
    };
    const timer = setTimeout(write, written.current + WRITTEN_MS - performance.now());
    stop.signal.addEventListener('abort', () => clearTimeout(timer));
    // A click on a link leads to another entry.
    document.addEventListener('click', write, { capture: true, signal: stop.signal });
    return () => stop.abort();
  }, [stays, fragment, location]);

  const [askedAt, setAskedAt] = useState<Values | null>(null);
  return {
    /** For the element around the fields. */
    props,
    fields: fields ?? noFields,
    /** Null before hydration, and if no amount is chosen or it can't be read. */
    choice,
    hydrated: fields !== null,
    /** The address names a choice that can't be read, and the visitor has made none. */
    isUnread,
    /** An amount was asked for since the last change. */
    asked: askedAt !== null && askedAt === values,
    /** Changes fields as the visitor would. */
    change: (edited: Partial<GivingFields>) => {
      if (fields) setTyped(withFields(fields, edited));
    },
    /** Asks for an amount by moving the focus to its field. */
    ask: () => {
      setAskedAt(values);
      const name = fields?.[amount] === OWN_AMOUNT ? own : amount;
      props.ref.current?.querySelector<HTMLInputElement>(`[name=${name}]`)?.focus();
    },
  };
}
