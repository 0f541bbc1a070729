import { expect, test } from 'vitest';
import { attribute, builtPages, opening, type Element } from './built-site.ts';

/**
 * Why a click on a control is answered before React has hydrated the page: the browser does it, or
 * `boot.ts` defers the click until React can (`data-needs-react`).
 */
const ANSWERED_BY = ['data-needs-react', 'command', 'popovertarget'];

/** React alone can answer what is a button, or has a role that only a script could make true. */
const SCRIPTED_ROLES = new Set(['button', 'checkbox', 'menuitem', 'option', 'switch', 'tab']);

function needsAnswer(element: Element): boolean {
  const role = attribute(element, 'role') ?? '';
  // A link that opens a dialog here, which without script leads to what the dialog would show.
  const opensDialog = attribute(element, 'aria-haspopup') === 'dialog';
  return element.tagName === 'button' || SCRIPTED_ROLES.has(role) || opensDialog;
}

function isAnswered(element: Element): boolean {
  if (element.tagName === 'button' && attribute(element, 'type') === 'submit') return true;
  return ANSWERED_BY.some((name) => attribute(element, name) !== null);
}

test.each(builtPages)(
  '$path answers a click on every control before hydration, or defers it until React can',
  ({ elements }) => {
    const controls = elements.filter(needsAnswer);
    // The menu's button is on every page.
    expect(controls).not.toHaveLength(0);
    expect(controls.filter((control) => !isAnswered(control)).map(opening)).toEqual([]);
    const marked = elements.filter((it) => attribute(it, 'data-needs-react') !== null);
    expect(marked.filter(({ tagName }) => !['a', 'button'].includes(tagName))).toEqual([]);
  },
);
