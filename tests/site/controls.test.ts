import { expect, test } from 'vitest';
import { attribute, builtPages, opening } from './built-site.ts';

/**
 * Why a click on a control is answered before React has hydrated the page: the browser does it, or
 * `boot.ts` defers the click until React can (`data-needs-react`).
 */
const ANSWERED_BY = ['data-needs-react', 'command', 'popovertarget'];

/** React alone can answer a role that only a script could make true. */
const SCRIPTED_ROLES = ['button', 'checkbox', 'menuitem', 'option', 'switch', 'tab'];

test.each(builtPages)(
  '$path answers a click on every control before hydration, or defers it until React can',
  (page) => {
    const controls = [
      ...page.all('button').filter((it) => attribute(it, 'type') !== 'submit'),
      ...SCRIPTED_ROLES.flatMap((role) => page.all('*', { role })),
      // A link that opens a dialog here, which without script leads to what the dialog would show.
      ...page.all('*', { 'aria-haspopup': 'dialog' }),
    ];
    // The menu's button is on every page.
    expect(controls).not.toHaveLength(0);
    const unanswered = controls.filter((it) =>
      ANSWERED_BY.every((name) => attribute(it, name) === null),
    );
    expect(unanswered.map(opening)).toEqual([]);
  },
);
