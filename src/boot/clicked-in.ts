export function clickedIn(event: MouseEvent, attribute: string): HTMLElement | null {
  return event.target instanceof Element
    ? event.target.closest<HTMLElement>(`[${attribute}]`)
    : null;
}
