import { useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { isHydrated } from '../browser/is-hydrated.ts';
import { useHydrated } from '../hooks/use-hydrated.ts';
import { changedValues, readDefaults, readFields, type Values, writeFields } from './fields.ts';
import { keepTyped, typedIn } from './typed-values.ts';

/** Pure functions of a form. `typed` is what the visitor has typed or chosen, without what the page has written. */
type Rules = {
  /** All that the fields hold: what was typed, and what the page writes into the others. Null until it is known. */
  page?: ((typed: Values) => Values) | null;
  /** What is typed once the visitor has changed the `edited` fields. */
  edit?: (typed: Values, edited: Values) => Values;
  /**
   * What is typed at the start. `kept` was typed on an earlier visit to the page, `found` before hydration; the
   * browser fills it in again after Back.
   */
  start?: (kept: Values, found: Values) => Values;
  /** Whether what the page had written was filled in again as well: then fields may hold their HTML by choice. */
  isRefilled?: boolean;
  /** Whether a full load of another page may lose them: the address names them as well, or they were sent. */
  mayBeLost?: boolean;
};

export type TypedFields<Container extends HTMLElement = HTMLElement> = ReturnType<
  typeof useTypedFields<Container>
>;

/** By which a visitor, a password manager or an extension may have changed a field. Some fire only one of them. */
const EVENTS = ['input', 'change', 'focusin', 'focusout', 'click', 'submit'] as const;

const asTyped = (typed: Values): Values => typed;
const merge = (values: Values, others: Values): Values => ({ ...values, ...others });

/**
 * Fields hold what is typed, so that the browser fills them in again after Back. At the start a field holds what is
 * found in it, else what was kept from an earlier visit to the page, else what the page writes. From then on it
 * follows the page until the visitor changes it, and again once the visitor has undone the change. `form` is the
 * id of the element around the fields, and the name under which they are kept.
 */
export function useTypedFields<Container extends HTMLElement>(form: string, rules: Rules = {}) {
  const { page = asTyped, edit = merge, start = merge } = rules;
  const { isRefilled = false, mayBeLost = false } = rules;
  const container = useRef<Container>(null);
  const isNew = useHydrated();
  const [prerendered] = useState(() => prerenderedElement(form));
  const [typed, setState] = useState(() => (isNew && page ? start(typedIn(form), {}) : null));
  /** What the fields held when they were last read or written: what differs was changed by somebody else. */
  const held = useRef<Values>({});
  const latest = useRef(typed ?? {});

  function setTyped(next: Values) {
    if (!container.current || !page) return;
    const own = typedOnly(next, page, readDefaults(container.current));
    latest.current = own;
    keepTyped(form, own, mayBeLost);
    setState(own);
  }

  /** Returns whether any field was changed. */
  const read = useEffectEvent((element: HTMLElement) => {
    const now = readFields(element);
    const edited = changedValues(now, held.current);
    if (Object.keys(edited).length === 0) return false;
    held.current = now;
    setTyped(edit(latest.current, edited));
    return true;
  });

  const begin = useEffectEvent((element: HTMLElement) => {
    held.current = readFields(element);
    if (typed && !prerendered) return setTyped(typed);
    const values = readFields(prerendered ?? element);
    const found = isRefilled ? values : changedValues(values, readDefaults(prerendered ?? element));
    setTyped(start(typedIn(form), found));
  });

  const isKnown = page !== null;
  useLayoutEffect(() => {
    const element = container.current;
    if (!element || !isKnown) return;
    begin(element);
    const listen = () => void read(element);
    for (const type of EVENTS) element.addEventListener(type, listen);
    return () => {
      for (const type of EVENTS) element.removeEventListener(type, listen);
      read(element);
    };
  }, [isKnown]);

  const values = useMemo(() => typed && (page?.(typed) ?? null), [typed, page]);
  // After each render, because a choice elsewhere on the page may have changed what the page writes.
  useLayoutEffect(() => {
    const element = container.current;
    if (!element || !values || read(element)) return;
    writeFields(element, values);
    held.current = readFields(element);
  });

  return { props: { ref: container, id: form }, values, setTyped };
}

/** In the first render, in which also the elements of a page that React then renders anew are still there. */
function prerenderedElement(form: string): HTMLElement | null {
  return typeof document === 'undefined' || isHydrated() ? null : document.getElementById(form);
}

/** Without what the fields would hold anyway. */
function typedOnly(typed: Values, page: (typed: Values) => Values, defaults: Values): Values {
  let left = typed;
  for (const name of Object.keys(typed)) {
    const { [name]: value, ...others } = left;
    if (value === (page(others)[name] ?? defaults[name])) left = others;
  }
  return left;
}
