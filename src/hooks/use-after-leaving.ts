import { useState } from 'react';
import { useTimeout } from './use-timeout.ts';

/** In ms. The press that takes the focus away has ended by then. */
const PRESS_MS = 500;

/**
 * Calls `next` half a second after the focus has left a field, unless it returns. What `next` changes at once would
 * move away what the visitor is pressing, and that would get no click.
 */
export function useAfterLeaving(next: () => void) {
  const [isLeft, setIsLeft] = useState(false);
  const run = () => {
    setIsLeft(false);
    next();
  };
  useTimeout(run, isLeft ? PRESS_MS : null);
  return { onFocus: () => setIsLeft(false), onBlur: () => setIsLeft(true) };
}
