import { useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { isHydrated } from '../browser/is-hydrated.ts';
import { useHydrated } from '../hooks/use-hydrated.ts';
import { changedValues, readDefaults, readFields, type Values, writeFields } from './fields.ts';
import { keepTyped, typedIn } from './typed-values.ts';

type TypedFieldsOptions = {
  /** What the page writes in fields that the visitor has not changed. */
  written?: Values;
  /** For values that were sent or are part of the address. */
  mayBeLost?: boolean;
};

export type TypedFields<Container extends HTMLElement = HTMLElement> = ReturnType<
  typeof useTypedFields<Container>
>;

/** Visitors, password managers and extensions change a field with one of these events, some with only one. */
const EVENTS = ['input', 'change', 'focusin', 'focusout', 'click', 'submit'] as const;

const nothing: Values = {};

/**
 * Keeps a form's values in its fields, so the browser fills them in again after Back. A field starts with the value in
 * it, else the one kept from an earlier visit, else the page's. It follows the page until the visitor changes it, and
 * again once the visitor undoes the change. `form` is the id around the fields and the key of the kept values.
 */
export function useTypedFields<Container extends HTMLElement>(
  form: string,
  options: TypedFieldsOptions = {},
) {
  const { written = nothing, mayBeLost = false } = options;
  const container = useRef<Container>(null);
  const isNew = useHydrated();
  const [prerendered] = useState(() => prerenderedElement(form));
  /** What the visitor has typed or chosen. Null until it is known. */
  const [typed, setTyped] = useState(() => (isNew ? typedIn(form) : null));
  const latest = useRef(typed ?? {});
  /** The values when the fields were last read or written. If one differs, somebody else has set it. */
  const held = useRef<Values>({});

  function change(values: Values) {
    if (!container.current) return;
    const unchanged = { ...readDefaults(container.current), ...written };
    latest.current = changedValues({ ...latest.current, ...values }, unchanged);
    keepTyped(form, latest.current, mayBeLost);
    setTyped(latest.current);
  }

  /** Returns whether any field has changed. */
  const read = useEffectEvent((element: HTMLElement) => {
    const now = readFields(element);
    const edited = changedValues(now, held.current);
    if (Object.keys(edited).length === 0) return false;
    held.current = now;
    change(edited);
    return true;
  });

  const begin = useEffectEvent((element: HTMLElement) => {
    held.current = readFields(element);
    if (typed && !prerendered) return change(typed);
    const filled = prerendered ?? element;
    change({ ...typedIn(form), ...changedValues(readFields(filled), readDefaults(filled)) });
  });

  useLayoutEffect(() => {
    const element = container.current;
    if (!element) return;
    begin(element);
    const listen = () => void read(element);
    for (const type of EVENTS) element.addEventListener(type, listen);
    return () => {
      for (const type of EVENTS) element.removeEventListener(type, listen);
      read(element);
    };
  }, []);

  const values = useMemo(() => typed && { ...written, ...typed }, [typed, written]);
  // After every render: a choice elsewhere on the page may change what the page writes here.
  useLayoutEffect(() => {
    const element = container.current;
    if (!element || !values || read(element)) return;
    writeFields(element, values);
    held.current = readFields(element);
  });

  return { props: { ref: container, id: form }, values, change };
}

/** The prerendered form, with what was typed in it. React may replace it after the first render. */
function prerenderedElement(form: string): HTMLElement | null {
  return typeof document === 'undefined' || isHydrated() ? null : document.getElementById(form);
}
