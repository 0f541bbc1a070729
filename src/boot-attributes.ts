/** For boot.ts, components, build and CSS. Separate from boot-contract.ts so that boot.ts downloads nothing else. */
export const bootAttributes = {
  /** On a control that only React can handle. boot.ts repeats its click after hydration. */
  needsReact: 'data-needs-react',
  /** On an element that is useless without script. src/styles/base.css hides it there. */
  needsScript: 'data-needs-script',
  /** On the boot script: the names of the modules in `assets/` that hydration needs, separated by spaces. */
  hydrationModules: 'data-hydration-modules',
  /** On the boot script: the address of the styles of all pages. A document holds only its own page's. */
  pageStyles: 'data-page-styles',
  /** On `<html>`, once boot.ts runs. */
  script: 'data-script',
  /** On what replaces an element with `needsScript`. */
  withoutScript: 'data-without-script',
  hydrated: 'data-hydrated',
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
