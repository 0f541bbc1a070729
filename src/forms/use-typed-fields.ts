import { useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { isHydrated } from '../browser/is-hydrated.ts';
import { useHydrated } from '../hooks/use-hydrated.ts';
import { changedValues, readDefaults, readFields, type Values, writeFields } from './fields.ts';
import { keepTyped, typedIn } from './typed-values.ts';

/** Pure functions. `typed` is what the visitor has typed or chosen, without what the page has written. */
type Rules = {
  /** The values of all fields, typed or written by the page. Null until they are known. */
  page?: ((typed: Values) => Values) | null;
  /** Returns the new `typed` after the visitor has changed the `edited` fields. */
  edit?: (typed: Values, edited: Values) => Values;
  /** Returns the first `typed`. `kept` is from an earlier visit. `found` was in the fields before hydration. */
  start?: (kept: Values, found: Values) => Values;
  /**
   * Whether the browser has filled the form in after Back. A field with the value of its HTML then counts as found too:
   * the visitor may have chosen it.
   */
  isRefilled?: boolean;
  /** For values that were sent or are part of the address. */
  mayBeLost?: boolean;
};

export type TypedFields<Container extends HTMLElement = HTMLElement> = ReturnType<
  typeof useTypedFields<Container>
>;

/** Visitors, password managers and extensions change a field with one of these events, some with only one. */
const EVENTS = ['input', 'change', 'focusin', 'focusout', 'click', 'submit'] as const;

const asTyped = (typed: Values): Values => typed;
const merge = (values: Values, others: Values): Values => ({ ...values, ...others });

/**
 * Keeps a form's values in its fields, so the browser fills them in again after Back. A field starts with the value in
 * it, else the one kept from an earlier visit, else the page's. It follows the page until the visitor changes it, and
 * again once the visitor undoes the change. `form` is the id around the fields and the key of the kept values.
 */
export function useTypedFields<Container extends HTMLElement>(form: string, rules: Rules = {}) {
  const { page = asTyped, edit = merge, start = merge } = rules;
  const { isRefilled = false, mayBeLost = false } = rules;
  const container = useRef<Container>(null);
  const isNew = useHydrated();
  const [prerendered] = useState(() => prerenderedElement(form));
  const [typed, setState] = useState(() => (isNew && page ? start(typedIn(form), {}) : null));
  /** The values when the fields were last read or written. If one differs, somebody else has set it. */
  const held = useRef<Values>({});
  const latest = useRef(typed ?? {});

  function setTyped(next: Values) {
    if (!container.current || !page) return;
    const own = typedOnly(next, page, readDefaults(container.current));
    latest.current = own;
    keepTyped(form, own, mayBeLost);
    setState(own);
  }

  /** Returns whether any field has changed. */
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
  // After every render: a choice elsewhere on the page may change what the page writes here.
  useLayoutEffect(() => {
    const element = container.current;
    if (!element || !values || read(element)) return;
    writeFields(element, values);
    held.current = readFields(element);
  });

  return { props: { ref: container, id: form }, values, setTyped };
}

/** The prerendered form, with what was typed in it. React may replace it after the first render. */
function prerenderedElement(form: string): HTMLElement | null {
  return typeof document === 'undefined' || isHydrated() ? null : document.getElementById(form);
}

/** `typed` without the values that the fields would have anyway. */
function typedOnly(typed: Values, page: (typed: Values) => Values, defaults: Values): Values {
  let left = typed;
  for (const name of Object.keys(typed)) {
    const { [name]: value, ...others } = left;
    if (value === (page(others)[name] ?? defaults[name])) left = others;
  }
  return left;
}
