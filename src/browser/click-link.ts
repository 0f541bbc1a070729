/** Call it while handling the visitor's click. At any other time browsers ask first or refuse. */
export function openAddress(href: string): void {
  clickLink(
    href.startsWith('https:') ? { href, target: '_blank', rel: 'noopener noreferrer' } : { href },
  );
}

/** In ms. Some browsers ask the visitor before they save, and read the file only then. */
const KEPT_MS = 60_000;

/** Saves a file. The page can't learn whether this worked: some in-app browsers drop the file. */
export function saveFile(name: string, type: string, text: string): void {
  const href = URL.createObjectURL(new Blob([text], { type }));
  clickLink({ href, download: name });
  // Safari reads the file only after the click.
  setTimeout(() => URL.revokeObjectURL(href), KEPT_MS);
}

function clickLink(attributes: Partial<HTMLAnchorElement>): void {
  const link = Object.assign(document.createElement('a'), attributes);
  document.body.append(link);
  link.click();
  link.remove();
}
