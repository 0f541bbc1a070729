import { bootAttributes } from '../boot-attributes.ts';
import { knowsInvokerCommands } from '../browser/invoker-commands.ts';
import { isPlainClick } from '../browser/is-plain-click.ts';
import { clickedIn } from './clicked-in.ts';
import { hydrate } from './hydrate.ts';

let repeated: HTMLElement | undefined;

/** Holds a click that only React can handle. Repeats it once React is ready or has failed to load. */
export function deferClick(event: MouseEvent) {
  const control = clickedIn(event, bootAttributes.needsReact);
  if (!control || control === repeated || !isPlainClick(event)) return;
  // The browser itself opens a dialog that has been parsed.
  const opensDialog = control.hasAttribute('command') && knowsInvokerCommands();
  if (opensDialog && document.readyState !== 'loading') return;
  event.preventDefault();
  // React already handles clicks while it hydrates. Without this it would handle this click twice.
  event.stopPropagation();
  if (control.ariaBusy) return;
  control.ariaBusy = 'true';
  const place = controls().indexOf(control);
  hydrate()
    .catch(() => undefined)
    .finally(() => {
      // React replaces the control if a translation tool has changed the page.
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
