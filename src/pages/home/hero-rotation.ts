export const ROTATION_MS = 4000;

/** `statuses` holds how far each picture has loaded. */
export type HeroRotation = {
  index: number;
  statuses: readonly ('waiting' | 'loaded' | 'failed')[];
};

export type HeroRotationAction =
  | { type: 'tick' }
  /** A visitor has clicked a dot. */
  | { type: 'show'; index: number }
  | { type: 'loaded' | 'failed'; index: number };

export function startHeroRotation(slides: number): HeroRotation {
  return { index: 0, statuses: Array.from({ length: slides }, () => 'waiting' as const) };
}

/** A tick shows the next picture if it has loaded. If not, the current one stays until the next tick. */
export function heroRotation(state: HeroRotation, action: HeroRotationAction): HeroRotation {
  const { index, statuses } = state;
  switch (action.type) {
    case 'tick': {
      const next = nextPicture(state);
      return next !== null && statuses[next] === 'loaded' ? { ...state, index: next } : state;
    }
    case 'show':
      return action.index === index ? state : { ...state, index: action.index };
    case 'loaded':
    case 'failed': {
      if (statuses[action.index] === action.type) return state;
      const now = statuses.map((old, at) => (at === action.index ? action.type : old));
      return { ...state, statuses: now };
    }
  }
}

/** The next picture if it is not loaded yet. One loads at a time, before it is due. */
export function nextToFetch(state: HeroRotation): number | null {
  const next = nextPicture(state);
  return next !== null && state.statuses[next] === 'waiting' ? next : null;
}

/** The next picture that has not failed, wrapping around. Null if there is no other. */
function nextPicture({ index, statuses }: HeroRotation): number | null {
  for (let step = 1; step < statuses.length; step += 1) {
    const candidate = (index + step) % statuses.length;
    if (statuses[candidate] !== 'failed') return candidate;
  }
  return null;
}
