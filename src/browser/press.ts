/** In ms. The click of a finger comes after `pointerup`, or never. */
const CLICK_MS = 500;

let isDown = false;
let timer: ReturnType<typeof setTimeout>;
const released = new Set<() => void>();

const ends = { click: 0, pointercancel: 0, pointerup: CLICK_MS } as const;

/** From now on. What moves away from under a finger loses the press. */
export function followPresses() {
  isDown = document.querySelector(':active') !== null;
  window.addEventListener(
    'pointerdown',
    () => {
      clearTimeout(timer);
      isDown = true;
    },
    true,
  );
  // Later, when React has handled the click.
  for (const [type, delay] of Object.entries(ends))
    window.addEventListener(
      type,
      () => {
        clearTimeout(timer);
        timer = setTimeout(() => {
          isDown = false;
          for (const next of released) next();
        }, delay);
      },
      true,
    );
}

export function isPressed(): boolean {
  return isDown;
}

/** Now, or once the press has ended. */
export function afterPress(next: () => void) {
  if (!isDown) return next();
  const stop = onReleased(() => {
    stop();
    next();
  });
}

/** Returns the function that ends it. */
export function onReleased(next: () => void): () => void {
  released.add(next);
  return () => released.delete(next);
}
