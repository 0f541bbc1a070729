// Runs in the page.
import { computeAccessibleName, getRole, isInaccessible } from 'dom-accessibility-api';

/** A name that ends in … matches by its beginning. Null matches any name. */
type Named = { role: string; name: string | null };

/** The way to an element from the outermost one: the dialog 'Photo viewer', then the button 'Close'. */
export type Path = readonly Named[];

const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

function isNamed(element: Element, { role, name }: Named): boolean {
  if (getRole(element) !== role || isInaccessible(element)) return false;
  if (name === null) return true;
  const whole = plain(computeAccessibleName(element));
  return name.endsWith('…') ? whole.startsWith(name.slice(0, -1)) : whole === name;
}

export function find(path: Path, page: Document = document): HTMLElement[] {
  // A new document has no element yet.
  let found = [...page.querySelectorAll<HTMLElement>('html')];
  for (const named of path) {
    const inside = found.flatMap((it) => [...it.querySelectorAll<HTMLElement>('*')]);
    found = [...new Set(inside)].filter((it) => isNamed(it, named));
  }
  return found;
}
