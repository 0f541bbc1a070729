import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type HeroRotation,
  type HeroRotationAction,
  heroRotation,
  nextPlayable,
  nextToFetch,
  startHeroRotation,
} from './hero-rotation.ts';

function afterActions(state: HeroRotation, ...actions: HeroRotationAction[]): HeroRotation {
  return actions.reduce(heroRotation, state);
}

const tick = { type: 'tick' } as const;
const allLoaded: HeroRotation = {
  index: 0,
  statuses: ['loaded', 'loaded', 'loaded', 'loaded', 'loaded'],
};

describe('the next picture to show', () => {
  it('has loaded and not failed', () => {
    expect(nextPlayable({ index: 0, statuses: ['loaded', 'failed', 'waiting', 'loaded'] })).toBe(3);
    expect(nextPlayable({ index: 2, statuses: ['slow', 'loaded', 'loaded'] })).toBe(1);
  });
});

describe('the next picture to fetch', () => {
  it('is the next that was not requested, past those that failed or are slow', () => {
    expect(nextToFetch(startHeroRotation(5))).toBe(1);
    expect(nextToFetch({ index: 0, statuses: ['loaded', 'slow', 'failed', 'waiting'] })).toBe(3);
  });

  it('is none while the next one is loaded: one picture at a time', () => {
    expect(nextToFetch({ index: 0, statuses: ['loaded', 'loaded', 'waiting'] })).toBeNull();
    expect(
      nextToFetch({ index: 3, statuses: ['loaded', 'waiting', 'loaded', 'loaded'] }),
    ).toBeNull();
  });

  it('is none when all were requested', () => {
    expect(nextToFetch(allLoaded)).toBeNull();
    expect(nextToFetch(startHeroRotation(1))).toBeNull();
    expect(nextToFetch(startHeroRotation(0))).toBeNull();
  });
});

describe('the rotation', () => {
  it('stands at the first picture until another has loaded', () => {
    const start = startHeroRotation(5);
    expect(start).toEqual({ index: 0, statuses: Array(5).fill('waiting') });
    expect(afterActions(start, tick, tick).index).toBe(0);
    expect(afterActions(start, { type: 'loaded', index: 3 }, tick).index).toBe(3);
  });

  it('shows each picture in turn for 10,000 ticks', () => {
    let state = allLoaded;
    for (let count = 1; count <= 10_000; count += 1) {
      state = heroRotation(state, tick);
      expect(state.index).toBe(count % 5);
    }
  });

  it('passes over a picture that has failed', () => {
    const state = afterActions(allLoaded, { type: 'failed', index: 1 }, tick);
    expect(state.index).toBe(2);
  });

  it('fetches the picture after a slow one, and shows the slow one when loaded', () => {
    const passed = afterActions(startHeroRotation(5), { type: 'loaded', index: 0 }, tick);
    expect(passed.index).toBe(0);
    expect(nextToFetch(passed)).toBe(2);
    expect(afterActions(passed, { type: 'loaded', index: 1 }, tick).index).toBe(1);
  });

  it('shows the picture that a visitor chooses, unless it is not loaded', () => {
    expect(afterActions(allLoaded, { type: 'show', index: 4 }).index).toBe(4);
    expect(afterActions(allLoaded, { type: 'show', index: 5 }).index).toBe(0);
    expect(afterActions(allLoaded, { type: 'show', index: -1 }).index).toBe(0);
  });

  it('keeps the index inside whatever happens', () => {
    const anyIndex = fc.integer({ min: -2, max: 7 });
    const anyAction: fc.Arbitrary<HeroRotationAction> = fc.oneof(
      fc.constant(tick),
      anyIndex.map((index) => ({ type: 'show', index }) as const),
      anyIndex.map((index) => ({ type: 'loaded', index }) as const),
      anyIndex.map((index) => ({ type: 'failed', index }) as const),
    );
    fc.assert(
      fc.property(fc.array(anyAction, { maxLength: 60 }), (actions) => {
        const { index, statuses } = afterActions(startHeroRotation(5), ...actions);
        expect([0, 1, 2, 3, 4]).toContain(index);
        expect(statuses).toHaveLength(5);
      }),
    );
  });
});
