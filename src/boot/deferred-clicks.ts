import { bootAttributes } from '../boot-attributes.ts';
import { knowsInvokerCommands } from '../browser/invoker-commands.ts';
import { isPlainClick } from '../browser/is-plain-click.ts';
import { clickedIn } from './clicked-in.ts';
import { hydrate } from './hydrate.ts';

/** The control whose click is being repeated. */
let repeated: HTMLElement | undefined;

/** Intercepts a click that only React can handle, and repeats it once React is ready or has failed to load. */
export function deferClick(event: MouseEvent) {
  const control = clickedIn(event, bootAttributes.needsReact);
  if (!control || control === repeated || !isPlainClick(event)) return;
  // The browser opens the dialog itself once the dialog has been parsed.
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
      // React renders the page anew if a translation tool has changed it. Then the control is another element.
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
