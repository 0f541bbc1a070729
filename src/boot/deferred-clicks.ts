import { bootAttributes } from '../boot-attributes.ts';
import { knowsInvokerCommands } from '../browser/invoker-commands.ts';
import { isPlainClick } from '../browser/is-plain-click.ts';
import { clickedIn } from './clicked-in.ts';
import { hydrate } from './hydrate.ts';

/** The control whose click is being repeated. */
let repeated: HTMLElement | undefined;

/** Intercepts a click that only React can answer, and repeats it once React is there or has failed to load. */
export function deferClick(event: MouseEvent) {
  const control = clickedIn(event, bootAttributes.needsReact);
  if (!control || control === repeated || !isPlainClick(event)) return;
  // The browser opens the dialog itself, as soon as the dialog has been parsed.
  const opensDialog = control.hasAttribute('command') && knowsInvokerCommands();
  if (opensDialog && document.readyState !== 'loading') return;
  event.preventDefault();
  // React already answers clicks while it hydrates, and would answer this one twice.
  event.stopPropagation();
  if (control.ariaBusy) return;
  control.ariaBusy = 'true';
  const place = controls().indexOf(control);
  hydrate()
    .catch(() => undefined)
    .finally(() => {
      // React renders a page again that a translation tool has changed.
      repeated = control.isConnected ? control : controls()[place];
      if (!repeated) return;
      repeated.ariaBusy = null;
      repeated.click();
      repeated = undefined;
    });
}

function controls(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(`[${bootAttributes.needsReact}]`)];
}
