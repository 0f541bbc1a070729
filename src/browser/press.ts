/** In ms. The click of a finger comes after `pointerup`, or never. */
const CLICK_MS = 500;

let isDown = false;
let timer: ReturnType<typeof setTimeout>;
const waiting = new Set<() => void>();

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
  for (const next of waiting) next();
  waiting.clear();
}

export function isPressed(): boolean {
  return isDown;
}

/** Calls it now, or once the press has ended. The returned function calls it off. */
export function afterPress(next: () => void): () => void {
  if (isDown) waiting.add(next);
  else next();
  return () => waiting.delete(next);
}
