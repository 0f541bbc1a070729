import { bootAttributes } from './boot-attributes.ts';

// Components spread these instead of writing the names, so that renaming an attribute is a type error.
// tests/site/controls.test.ts finds controls that lack one.

/** For a control that only React can handle. */
export const needsReact = { [bootAttributes.needsReact]: '' } as const;

/** For an element that is useless without script. */
export const needsScript = { [bootAttributes.needsScript]: '' } as const;

/** For what replaces it without script and in browsers too old for the app. */
export const withoutScript = { [bootAttributes.withoutScript]: '' } as const;

export const waysToHelpRoot = { [bootAttributes.ways]: '' } as const;

/** `chosen` is false until hydration: before it, boot.ts and CSS show the choice. */
export function wayTab(panelId: string, chosen: boolean) {
  return { [bootAttributes.wayTab]: panelId, ...chosenIf(chosen) };
}

export function wayPanel(chosen: boolean) {
  return { [bootAttributes.wayPanel]: '', ...chosenIf(chosen) };
}

function chosenIf(chosen: boolean) {
  return { [bootAttributes.chosen]: chosen ? '' : undefined };
}
