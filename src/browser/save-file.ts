import { clickLink } from './click-link.ts';

/** Long enough for a browser that asks the visitor first. */
const KEPT_MS = 60_000;

/** Saves a file that the page has made. Nothing tells whether it was saved: some apps lose it. */
export function saveFile(name: string, type: string, text: string): void {
  const href = URL.createObjectURL(new Blob([text], { type }));
  clickLink({ href, download: name });
  // Safari reads the file only after the click.
  setTimeout(() => URL.revokeObjectURL(href), KEPT_MS);
}
