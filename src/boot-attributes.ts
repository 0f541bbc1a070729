/**
 * The attributes by which boot.ts, which runs before React, the components, the build and the CSS
 * understand each other. In a file of their own, because boot.ts loads nothing else of boot-contract.ts.
 */
export const bootAttributes = {
  /** On a control that only React can answer: boot.ts defers its click and repeats it after hydration. */
  needsReact: 'data-needs-react',
  /** On what is of no use without script: src/styles/base.css hides it then. */
  needsScript: 'data-needs-script',
  /** On the boot script itself: the addresses of the modules that hydration needs, with spaces between. */
  hydrationModules: 'data-hydration-modules',
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

/** The id of the section 'How to Donate' on Get Involved. */
export const DONATE_SECTION_ID = 'how-to-donate';

/** From opening ?tab=donate to the scroll to that section, in ms: half a second, as the home has asked. */
export const DONATE_SCROLL_DELAY_MS = 500;
