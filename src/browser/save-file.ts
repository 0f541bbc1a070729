/** Long enough for a browser that asks the visitor first. */
const KEPT_MS = 60_000;

/** Saves a file that the page has made. Nothing tells whether it was saved: some apps lose it. */
export function saveFile(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // Safari reads the file only after the click.
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
}
