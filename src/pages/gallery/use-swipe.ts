import { useRef, type TouchEvent } from 'react';

/** In px; less is a tap or a tremble. */
const SWIPE_LENGTH = 48;

/** Handlers that turn a sideways swipe of one finger into a step: to the left is forward. */
export function useSwipe(onStep: (step: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number } | null>(null);
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const touch = touches[0];
      start.current = touches.length === 1 && touch ? { x: touch.clientX, y: touch.clientY } : null;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const touch = changedTouches[0];
      if (!start.current || !touch) return;
      const x = touch.clientX - start.current.x;
      const y = touch.clientY - start.current.y;
      start.current = null;
      if (Math.abs(x) >= SWIPE_LENGTH && Math.abs(x) > 2 * Math.abs(y)) onStep(x < 0 ? 1 : -1);
    },
  };
}
