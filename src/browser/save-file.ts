import { clickLink } from './click-link.ts';

/** Some browsers ask the visitor before they save. */
const KEPT_MS = 60_000;

/** The page can't learn whether this worked: some in-app browsers drop the file. */
export function saveFile(name: string, type: string, text: string): void {
  const href = URL.createObjectURL(new Blob([text], { type }));
  clickLink({ href, download: name });
  // Safari reads the file only after the click.
  setTimeout(() => URL.revokeObjectURL(href), KEPT_MS);
}
