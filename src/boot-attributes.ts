/**
 * The attributes that boot.ts (which runs before React), components, build and CSS share. This file is separate from
 * boot-contract.ts so that boot.ts downloads nothing else.
 */
export const bootAttributes = {
  /** On a control that only React can handle. boot.ts defers its click and repeats it after hydration. */
  needsReact: 'data-needs-react',
  /** On an element that is useless without script. src/styles/base.css hides it then. */
  needsScript: 'data-needs-script',
  /** On the boot script: the addresses of the modules that hydration needs, separated by spaces. */
  hydrationModules: 'data-hydration-modules',
  /** On the boot script: the address of the styles of all pages. A document holds only its own. */
  pageStyles: 'data-page-styles',
  /** On `<html>`, once boot.ts runs in a browser that can run the app. */
  script: 'data-script',
  /** On what is shown without script in place of an element with `needsScript`. */
  withoutScript: 'data-without-script',
  /** On `<html>`, once React has hydrated the page. */
  hydrated: 'data-hydrated',
  /** On the element around the ways to help: their tabs and panels. */
  ways: 'data-ways-to-help',
  /** On a tab; its value is the id of its panel. */
  wayTab: 'data-way-to-help',
  /** On a panel. */
  wayPanel: 'data-panel',
  /** On the chosen tab and its panel. If none is chosen, CSS shows the panel in the fragment, or the first. */
  chosen: 'data-chosen',
} as const;

/** The id of the section 'How to Donate' on Get Involved. */
export const DONATE_SECTION_ID = 'how-to-donate';

/** Milliseconds from opening ?tab=donate to the scroll to that section. The specification says 0.5 s. */
export const DONATE_SCROLL_DELAY_MS = 500;
