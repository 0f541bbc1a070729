import { useState, type FocusEvent } from 'react';

/**
 * Whether a pointer is over the element or the focus is inside. A finger is over it only while it touches. `onTabbedInto` is called when the
 * keyboard moves the focus in. After `release`, a focus that stays inside no longer counts.
 */
export function useAttention<T extends HTMLElement>(onTabbedInto: () => void) {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  return {
    attended: hovered || focused,
    release: () => setFocused(false),
    handlers: {
      onPointerEnter: () => setHovered(true),
      onPointerLeave: () => setHovered(false),
      onFocus: ({ currentTarget, target, relatedTarget }: FocusEvent<T>) => {
        if (currentTarget.contains(relatedTarget)) return;
        setFocused(true);
        if (target.tabIndex >= 0 && target.matches(':focus-visible')) onTabbedInto();
      },
      onBlur: (event: FocusEvent<T>) =>
        setFocused(event.currentTarget.contains(event.relatedTarget)),
    },
  };
}
