import { clickLink } from './click-link.ts';

/** Long enough for browsers that ask the visitor before they save. */
const KEPT_MS = 60_000;

/** Saves a file that the page has made. The page can't learn whether that worked: some in-app browsers drop it. */
export function saveFile(name: string, type: string, text: string): void {
  const href = URL.createObjectURL(new Blob([text], { type }));
  clickLink({ href, download: name });
  // Safari reads the file only after the click.
  setTimeout(() => URL.revokeObjectURL(href), KEPT_MS);
}
