import { useState, type FocusEvent, type PointerEvent } from 'react';

/**
 * Whether a mouse rests on an element or the focus is inside it, with the handlers that find out.
 * A finger leaves no hover behind: it counts only while it is down. `onTabbedInto` is called when a
 * key brings the focus in; `release` lets a focus that stays inside count no longer.
 */
export function useAttention<T extends HTMLElement>(onTabbedInto: () => void) {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  return {
    attended: hovered || focused,
    release: () => setFocused(false),
    handlers: {
      onPointerEnter: (event: PointerEvent<T>) => setHovered(event.pointerType === 'mouse'),
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
