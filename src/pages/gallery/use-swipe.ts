import { useRef, type TouchEvent } from 'react';

/** In px. A shorter movement is a tap. */
const SWIPE_LENGTH = 48;

/**
 * Calls `onStep` with 1 for a swipe to the left, -1 to the right. On a zoomed page one finger moves the view instead.
 */
export function useSwipe(onStep: (step: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number } | null>(null);
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const touch = touches[0];
      const isSwipe = touches.length === 1 && (window.visualViewport?.scale ?? 1) <= 1;
      start.current = isSwipe && touch ? { x: touch.clientX, y: touch.clientY } : null;
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
