import { bootAttributes } from '../boot-contract.ts';
import { isPlainClick } from '../browser/is-plain-click.ts';
import { clickedIn } from './clicked-in.ts';
import { hydrate, untilHydrated } from './hydrate.ts';

/** How long a click waits for the app on a bad connection. */
const PATIENCE_MS = 8000;

/** The control whose click is being repeated, which must not be held again. */
let repeated: HTMLElement | undefined;

/**
 * Holds a click that only React can handle, and repeats it once React is ready. If React has failed or is late, it is
 * repeated too: a link then leads where it leads without script, and a form opens the mail program. A button does
 * nothing, and the page says why.
 */
export function deferClick(event: MouseEvent) {
  const control = clickedIn(event, bootAttributes.needsReact);
  if (!control || control === repeated || !isPlainClick(event)) return;
  // The browser or `runCommand` opens the dialog, which has been parsed.
  if (control.hasAttribute('command') && document.readyState !== 'loading') return;
  event.preventDefault();
  // React already handles clicks while it hydrates. Without this it would handle this click twice.
  event.stopPropagation();
  // Firefox knows `ariaBusy` since 119 only.
  if (control.hasAttribute('aria-busy')) return;
  control.setAttribute('aria-busy', 'true');
  sayNotArrived(false);
  const index = controls().indexOf(control);
  const late = new Promise((resolve) => {
    setTimeout(resolve, PATIENCE_MS);
  });
  Promise.race([hydrate(), late])
    .catch(() => undefined)
    .finally(() => {
      // React replaces the control if a translation tool has changed the page.
      repeated = control.isConnected ? control : controls()[index];
      if (!repeated) return;
      repeated.removeAttribute('aria-busy');
      repeated.click();
      sayNotArrived(!untilHydrated.aborted && repeated.matches('[type=button]'));
      repeated = undefined;
    });
}

untilHydrated.addEventListener('abort', () => sayNotArrived(false));

function sayNotArrived(isSaid: boolean) {
  document.querySelector(`[${bootAttributes.notArrived}]`)?.toggleAttribute('hidden', !isSaid);
}

function controls(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(`[${bootAttributes.needsReact}]`)];
}
