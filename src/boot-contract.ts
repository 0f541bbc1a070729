/**
 * What boot.ts, components and the build agree on. CSS spells some of these names too: `base.css` (`script`,
 * `needsReact`, `needsScript`, `withoutScript`), `ways-to-help-tabs.module.css` and what hides before hydration.
 */
export const bootAttributes = {
  /** On a control that React handles. boot.ts repeats its click after hydration. Without script a plain button goes. */
  needsReact: 'data-needs-react',
  /** On another element that is useless without script. */
  needsScript: 'data-needs-script',
  /** On what stands in the place of a control that needs script, while that is hidden. */
  withoutScript: 'data-without-script',
  /** On the boot script: the names of the modules in `assets/` that hydration needs, separated by spaces. */
  hydrationModules: 'data-hydration-modules',
  /** On the boot script: the address of the styles of all pages. A document holds only its own page's. */
  pageStyles: 'data-page-styles',
  /** On the boot script: the path of the page. A translator may serve the document under another. */
  page: 'data-page',
  /** On the words that say that a control did not work, because the app has not arrived. */
  notArrived: 'data-not-arrived',
  /** On `<html>`, once boot.ts runs. */
  script: 'data-script',
  hydrated: 'data-hydrated',
  /** On the element around radios and a list that are one question. Until hydration boot.ts keeps one answer. */
  oneAnswer: 'data-one-answer',
  /** On the element around the tabs and panels of the ways to help. */
  ways: 'data-ways-to-help',
  /** On a tab; its value is the id of its panel. */
  wayTab: 'data-way-to-help',
  wayPanel: 'data-panel',
  /** On the chosen tab and its panel. If none is chosen, CSS shows the panel that the fragment names, or the first. */
  chosen: 'data-chosen',
} as const;

export const DONATE_SECTION_ID = 'how-to-donate';

/** The specification says 0.5 s. */
export const DONATE_SCROLL_DELAY_MS = 500;

// Components spread these. tests/site/documents.test.ts finds controls that lack one.
export const needsReact = { [bootAttributes.needsReact]: '' } as const;
export const needsScript = { [bootAttributes.needsScript]: '' } as const;
export const withoutScript = { [bootAttributes.withoutScript]: '' } as const;
