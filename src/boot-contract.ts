/**
 * The attributes by which boot.ts, which runs before React, the components, the build and the CSS
 * understand each other. Components spread the objects below instead of writing the names, so that a
 * renamed attribute fails the types; tests/site/controls.test.ts looks for a forgotten one.
 */
export const bootAttributes = {
  /** On a control that only React can answer: boot.ts keeps its click and repeats it after hydration. */
  wake: 'data-wake',
  /** On what is of no use without script: src/styles/base.css hides it then. */
  needsScript: 'data-needs-script',
  /** On the boot script itself: the addresses of the modules that hydration needs, with spaces between. */
  wakeModules: 'data-wake-modules',
  /** On the boot script: the address of the own styles of all pages. A document has only those of its page. */
  pageStyles: 'data-page-styles',
  /** On `<html>`, as soon as boot.ts runs in a browser that can run the app. */
  script: 'data-script',
  /** On what replaces an element with `needsScript` without script. */
  withoutScript: 'data-without-script',
  /** On `<html>`, once React has hydrated the page. */
  hydrated: 'data-hydrated',
  /** On the element around the ways to help: their tabs and panels. */
  ways: 'data-ways-to-help',
  /** On a tab; its value is the id of its panel. */
  wayTab: 'data-way-to-help',
  /** On a panel. */
  wayPanel: 'data-panel',
  /** On the chosen tab and on its panel; without one, CSS shows the panel in the fragment, or the first. */
  chosen: 'data-chosen',
} as const;

/** For a control that only React can answer. Everything else has to work before hydration by itself. */
export const wake = { [bootAttributes.wake]: '' } as const;

/** For what is of no use without script. */
export const needsScript = { [bootAttributes.needsScript]: '' } as const;

/** For what replaces it without script, and in browsers too old for the app. */
export const withoutScript = { [bootAttributes.withoutScript]: '' } as const;

/** For the element around the ways to help. */
export const waysToHelpRoot = { [bootAttributes.ways]: '' } as const;

/** For the tab of a way to help. `chosen` is false until hydration: boot.ts and CSS show the choice. */
export function wayTab(panelId: string, chosen: boolean) {
  return { [bootAttributes.wayTab]: panelId, ...chosenIf(chosen) };
}

/** For the panel of a way to help. */
export function wayPanel(chosen: boolean) {
  return { [bootAttributes.wayPanel]: '', ...chosenIf(chosen) };
}

function chosenIf(chosen: boolean) {
  return { [bootAttributes.chosen]: chosen ? '' : undefined };
}
