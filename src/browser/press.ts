/** In ms. So long after `pointerup` the click of a finger has come, or never will. */
const CLICK_MS = 500;

let isDown = false;
let timer: ReturnType<typeof setTimeout>;
const waiting = new Set<() => void>();

/** The events that end a press, and after how many ms. */
const ends = { click: 0, pointercancel: 0, pointerup: CLICK_MS } as const;

/** Begins to follow presses. While one lasts nothing may move: what moves away from under a finger gets no click. */
export function followPresses() {
  isDown = document.querySelector(':active') !== null;
  // In the capture phase, before React: it hydrates at once when a press reaches it.
  window.addEventListener('pointerdown', press, true);
  for (const [type, delay] of Object.entries(ends))
    window.addEventListener(type, () => {
      clearTimeout(timer);
      // Later, because the browser must have handled the click.
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

/** Calls `next` now, or once the press has ended. The returned function cancels the call. */
export function afterPress(next: () => void): () => void {
  if (isDown) waiting.add(next);
  else next();
  return () => waiting.delete(next);
}
