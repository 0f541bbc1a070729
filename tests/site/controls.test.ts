import { expect, test } from 'vitest';
import { attribute, builtPages, opening } from './built-site.ts';

/**
 * What handles a click on a control before hydration: the browser, or `boot.ts`, which repeats the click after hydration
 * (`data-needs-react`).
 */
const ANSWERED_BY = ['data-needs-react', 'command', 'popovertarget'];

/** Roles that need a script to behave as they promise. */
const SCRIPTED_ROLES = ['button', 'checkbox', 'menuitem', 'option', 'switch', 'tab'];

test.each(builtPages)(
  '$path answers a click on every control before hydration, or defers it until React can',
  (page) => {
    const controls = [
      ...page.all('button').filter((it) => attribute(it, 'type') !== 'submit'),
      ...SCRIPTED_ROLES.flatMap((role) => page.all('*', { role })),
      // A link that opens a dialog. Without script it leads to the same content.
      ...page.all('*', { 'aria-haspopup': 'dialog' }),
    ];
    // Every page has at least the menu's button.
    expect(controls).not.toHaveLength(0);
    const unanswered = controls.filter((it) =>
      ANSWERED_BY.every((name) => attribute(it, name) === null),
    );
    expect(unanswered.map(opening)).toEqual([]);
  },
);
