import { useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { isHydrated } from '../browser/is-hydrated.ts';
import { useHydrated } from '../hooks/use-hydrated.ts';
import { changedValues, readDefaults, readFields, type Values, writeFields } from './fields.ts';
import { keepTyped, typedIn } from './typed-values.ts';

type TypedFieldsOptions = {
  /** What the page writes in fields that the visitor has not changed. */
  written?: Values;
  /** Whether another document may load without asking: the values were sent, or are part of the address. */
  mayBeLost?: boolean;
};

export type TypedFields<Container extends HTMLElement = HTMLElement> = ReturnType<
  typeof useTypedFields<Container>
>;

/** Visitors, password managers and extensions change fields. Each change fires at least one of these events. */
const EVENTS = ['input', 'change', 'focusin', 'focusout', 'click', 'submit'] as const;

const nothing: Values = {};

/**
 * Keeps a form's values in its fields, so the browser fills them in again after Back. A field starts with the value in
 * it, else with the one kept from an earlier view, else with what the page writes. It follows the page until the
 * visitor changes it, and again once the visitor undoes the change. `id` is that of the element around the fields,
 * and the key of the kept values.
 */
export function useTypedFields<Container extends HTMLElement>(
  id: string,
  options: TypedFieldsOptions = {},
) {
  const { written = nothing, mayBeLost = false } = options;
  const container = useRef<Container>(null);
  const isAfterHydration = useHydrated();
  const [prerendered] = useState(() => prerenderedElement(id));
  /** What the visitor has typed or chosen. Null until it is known. */
  const [typed, setTyped] = useState(() => (isAfterHydration ? typedIn(id) : null));
  /** What the visitor has typed or chosen, before React has rendered it too. */
  const latestTyped = useRef(typed ?? {});
  /** The values of the fields when they were last read or written. Where one differs, somebody else has changed it. */
  const lastSeen = useRef<Values>({});

  function change(values: Values) {
    if (!container.current) return;
    const unchanged = { ...readDefaults(container.current), ...written };
    latestTyped.current = changedValues({ ...latestTyped.current, ...values }, unchanged);
    keepTyped(id, latestTyped.current, mayBeLost);
    setTyped(latestTyped.current);
  }

  /** Takes over what was changed in the fields. Returns whether anything was. */
  const takeEdits = useEffectEvent((element: HTMLElement) => {
    const now = readFields(element);
    const edited = changedValues(now, lastSeen.current);
    if (Object.keys(edited).length === 0) return false;
    lastSeen.current = now;
    change(edited);
    return true;
  });

  const begin = useEffectEvent((element: HTMLElement) => {
    lastSeen.current = readFields(element);
    // A form that is first rendered after hydration starts with the kept values. Before, the visitor and the browser
    // may have filled in the prerendered form, which counts more.
    if (typed && !prerendered) return change(typed);
    const filled = prerendered ?? element;
    change({ ...typedIn(id), ...changedValues(readFields(filled), readDefaults(filled)) });
  });

  useLayoutEffect(() => {
    const element = container.current;
    if (!element) return;
    begin(element);
    const listen = () => void takeEdits(element);
    for (const type of EVENTS) element.addEventListener(type, listen);
    return () => {
      for (const type of EVENTS) element.removeEventListener(type, listen);
      takeEdits(element);
    };
  }, []);

  const values = useMemo(() => typed && { ...written, ...typed }, [typed, written]);
  // After every render: a choice elsewhere on the page may change what the page writes here.
  useLayoutEffect(() => {
    const element = container.current;
    if (!element || !values || takeEdits(element)) return;
    writeFields(element, values);
    lastSeen.current = readFields(element);
  });

  return { props: { ref: container, id }, values, change };
}

/** The prerendered form, with what was typed in it. React may replace it after the first render. */
function prerenderedElement(id: string): HTMLElement | null {
  return typeof document === 'undefined' || isHydrated() ? null : document.getElementById(id);
}
