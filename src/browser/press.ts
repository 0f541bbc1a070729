/** In ms. The click of a finger comes after `pointerup`, or never. */
const CLICK_MS = 500;

let isDown = false;
let timer: ReturnType<typeof setTimeout>;
const released = new Set<() => void>();

const ends = { click: 0, pointercancel: 0, pointerup: CLICK_MS } as const;

/** From now on. What moves away from under a finger loses the press. */
export function followPresses() {
  isDown = document.querySelector(':active') !== null;
  // Before React, which hydrates at once when a press reaches it.
  window.addEventListener('pointerdown', press, true);
  for (const [type, delay] of Object.entries(ends))
    window.addEventListener(type, () => {
      clearTimeout(timer);
      // Later, when the browser has handled the click.
      timer = setTimeout(release, delay);
    });
}

function press() {
  clearTimeout(timer);
  isDown = true;
}

function release() {
  isDown = false;
  for (const next of released) next();
}

export function isPressed(): boolean {
  return isDown;
}

/** Returns the function that ends it. */
export function onReleased(next: () => void): () => void {
  released.add(next);
  return () => released.delete(next);
}

/** Now, or once the press has ended. */
export function afterPress(next: () => void) {
  if (!isDown) return next();
  const stop = onReleased(() => {
    stop();
    next();
  });
}
