import { expect, test } from 'vitest';
import {
  type HeroRotation,
  type HeroRotationAction,
  heroRotation,
  nextToFetch,
  startHeroRotation,
} from './hero-rotation.ts';

function afterActions(state: HeroRotation, ...actions: HeroRotationAction[]): HeroRotation {
  return actions.reduce(heroRotation, state);
}

const tick = { type: 'tick' } as const;
const loaded = (index: number) => ({ type: 'loaded', index }) as const;
const failed = (index: number) => ({ type: 'failed', index }) as const;
const start = startHeroRotation(3);
const allLoaded = afterActions(start, loaded(0), loaded(1), loaded(2));

test('the next picture is fetched, one at a time', () => {
  expect(nextToFetch(start)).toBe(1);
  expect(nextToFetch(afterActions(start, loaded(1)))).toBeNull();
  expect(nextToFetch(afterActions(start, loaded(1), tick))).toBe(2);
  expect(nextToFetch(allLoaded)).toBeNull();
  expect(nextToFetch(startHeroRotation(1))).toBeNull();
  expect(nextToFetch(startHeroRotation(0))).toBeNull();
});

test('each picture is shown in turn', () => {
  expect(afterActions(allLoaded, tick).index).toBe(1);
  expect(afterActions(allLoaded, tick, tick).index).toBe(2);
  expect(afterActions(allLoaded, tick, tick, tick).index).toBe(0);
});

test('a picture that is not there yet is waited for', () => {
  const waiting = afterActions(start, loaded(0), loaded(2), tick, tick);
  expect(waiting.index).toBe(0);
  expect(afterActions(waiting, loaded(1), tick).index).toBe(1);
});

test('a picture that has failed is passed over, also the last and one that is due', () => {
  expect(nextToFetch(afterActions(start, failed(1)))).toBe(2);
  expect(afterActions(allLoaded, failed(1), tick).index).toBe(2);
  expect(afterActions(allLoaded, failed(2), tick, tick).index).toBe(0);
  expect(afterActions(start, failed(0), failed(1), failed(2), tick)).toMatchObject({ index: 0 });
});

test('a visitor chooses any picture', () => {
  expect(afterActions(allLoaded, { type: 'show', index: 2 }).index).toBe(2);
});
