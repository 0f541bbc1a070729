export const ROTATION_MS = 4000;

/** `slow` had not loaded when it was due. It is shown once it has. */
type SlideStatus = 'waiting' | 'slow' | 'loaded' | 'failed';

/** `statuses` holds how far each picture has loaded. */
export type HeroRotation = { index: number; statuses: readonly SlideStatus[] };

export type HeroRotationAction =
  | { type: 'tick' }
  /** A visitor has clicked a dot. */
  | { type: 'show'; index: number }
  | { type: 'loaded'; index: number }
  | { type: 'failed'; index: number };

export function startHeroRotation(slides: number): HeroRotation {
  return { index: 0, statuses: Array.from({ length: slides }, (): SlideStatus => 'waiting') };
}

export function heroRotation(state: HeroRotation, action: HeroRotationAction): HeroRotation {
  switch (action.type) {
    case 'tick':
      return tick(state);
    case 'show':
      return action.index in state.statuses ? withIndex(state, action.index) : state;
    case 'loaded':
    case 'failed':
      return withStatus(state, action.index, action.type);
  }
}

/** The next loaded picture, wrapping around, or the current one if there is no other. */
export function nextPlayable({ index, statuses }: HeroRotation): number {
  return firstAfter(index, statuses, ['loaded']) ?? index;
}

/** The picture to load ahead, or null if the next one has loaded. */
export function nextToFetch({ index, statuses }: HeroRotation): number | null {
  const coming = firstAfter(index, statuses, ['loaded', 'waiting']);
  return coming !== null && statuses[coming] === 'waiting' ? coming : null;
}

/** Skips a picture that has not loaded when it is due. The one after it may load. */
function tick(state: HeroRotation): HeroRotation {
  const late = nextToFetch(state);
  const passed = late === null ? state : withStatus(state, late, 'slow');
  return withIndex(passed, nextPlayable(state));
}

function firstAfter(
  index: number,
  statuses: readonly SlideStatus[],
  wanted: readonly SlideStatus[],
): number | null {
  for (let step = 1; step < statuses.length; step += 1) {
    const candidate = (index + step) % statuses.length;
    const status = statuses[candidate];
    if (status && wanted.includes(status)) return candidate;
  }
  return null;
}

// If nothing changes, both return the same object, and React does not render.
function withIndex(state: HeroRotation, index: number): HeroRotation {
  return index === state.index ? state : { ...state, index };
}

function withStatus(state: HeroRotation, index: number, status: SlideStatus): HeroRotation {
  if (!(index in state.statuses) || state.statuses[index] === status) return state;
  return { ...state, statuses: state.statuses.map((old, at) => (at === index ? status : old)) };
}
