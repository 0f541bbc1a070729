import { expect, test } from 'vitest';
import { attribute, builtPages, opening } from './built-site.ts';

/** Before hydration the browser handles the click, or `boot.ts` repeats it later (`data-needs-react`). */
const ANSWERED_BY = ['data-needs-react', 'command', 'popovertarget'];

/** Roles that need a script to behave as they promise. */
const SCRIPTED_ROLES = ['button', 'checkbox', 'menuitem', 'option', 'switch', 'tab'];

test.each(builtPages)(
  '$path handles or defers a click on every control before hydration',
  (page) => {
    const controls = [
      ...page.all('button').filter((it) => attribute(it, 'type') !== 'submit'),
      ...SCRIPTED_ROLES.flatMap((role) => page.all('*', { role })),
      // A link that opens a dialog.
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
