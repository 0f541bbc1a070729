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

test.each([
  ['the next picture', start, 1],
  ['no other until it is shown', afterActions(start, loaded(1)), null],
  ['then the one after it', afterActions(start, loaded(1), tick), 2],
  ['the one after a failed one', afterActions(start, failed(1)), 2],
  ['none if all are there', allLoaded, null],
  ['none beside the only one', startHeroRotation(1), null],
  ['none of none', startHeroRotation(0), null],
])('the slideshow fetches %s', (_, state, index) => {
  expect(nextToFetch(state)).toBe(index);
});

const waiting = afterActions(start, loaded(0), loaded(2), tick, tick);

test.each([
  ['the next in turn', afterActions(allLoaded, tick), 1],
  ['the one after it', afterActions(allLoaded, tick, tick), 2],
  ['the first after the last', afterActions(allLoaded, tick, tick, tick), 0],
  ['the same while the next is not there', waiting, 0],
  ['the next as soon as it is there', afterActions(waiting, loaded(1), tick), 1],
  ['the one after a failed one', afterActions(allLoaded, failed(1), tick), 2],
  ['the first after a failed last one', afterActions(allLoaded, failed(2), tick, tick), 0],
  ['the first if all have failed', afterActions(start, failed(0), failed(1), failed(2), tick), 0],
  ['the one that a visitor chooses', afterActions(allLoaded, { type: 'show', index: 2 }), 2],
])('the slideshow shows %s', (_, state, index) => {
  expect(state.index).toBe(index);
});
