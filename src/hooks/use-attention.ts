import { useState, type FocusEvent, type PointerEvent } from 'react';

/**
 * Whether a mouse rests on an element or the focus is inside it, with the handlers that find out.
 * A finger leaves no hover behind: it counts only while it is down.
 */
export function useAttention<T extends HTMLElement>() {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  return {
    attended: hovered || focused,
    handlers: {
      onPointerEnter: (event: PointerEvent<T>) => setHovered(event.pointerType === 'mouse'),
      onPointerLeave: () => setHovered(false),
      onFocus: () => setFocused(true),
      onBlur: (event: FocusEvent<T>) =>
        setFocused(event.currentTarget.contains(event.relatedTarget)),
    },
  };
}
