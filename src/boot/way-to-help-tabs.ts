import { bootAttributes, DONATE_SCROLL_DELAY_MS, DONATE_SECTION_ID } from '../boot-contract.ts';
import { replaceEntry } from '../browser/history-entry.ts';
import { isPlainClick } from '../browser/is-plain-click.ts';
import { scrollLater } from '../browser/scroll-later.ts';
import { wayToHelpFromAddress, wayToHelpQuery } from '../lib/way-to-help-address.ts';
import { clickedIn } from './clicked-in.ts';

/** Shows the way to help whose tab is clicked, and writes it into the address, as React does later. */
export function showClickedWay(event: MouseEvent) {
  const id = clickedIn(event, bootAttributes.wayTab)?.getAttribute(bootAttributes.wayTab);
  const ways = waysToHelp();
  if (!ways || !id || !isPlainClick(event)) return;
  event.preventDefault();
  event.stopPropagation();
  showWay(ways, id);
  replaceEntry({ address: wayToHelpQuery(id) });
}

export function showWayOfAddress() {
  const ways = waysToHelp();
  if (!ways) return;
  const ids = [...ways.querySelectorAll(`[${bootAttributes.wayPanel}]`)].map(({ id }) => id);
  const id = wayToHelpFromAddress(location.search, location.hash, ids);
  if (id) showWay(ways, id);
}

export function scrollToDonate() {
  const isAsked = waysToHelp() && wayToHelpFromAddress(location.search, '', ['donate']);
  if (isAsked && isNewNavigation()) scrollLater(DONATE_SECTION_ID, DONATE_SCROLL_DELAY_MS);
}

/** False after a reload or Back, because the browser restores the scroll position then. */
function isNewNavigation(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type !== 'reload' && entry?.type !== 'back_forward';
}

function waysToHelp(): HTMLElement | null {
  return document.querySelector(`[${bootAttributes.ways}]`);
}

function showWay(ways: HTMLElement, id: string) {
  const { wayTab, wayPanel, chosen } = bootAttributes;
  for (const element of ways.querySelectorAll(`[${wayTab}],[${wayPanel}]`)) {
    const isChosen = element.id === id || element.getAttribute(wayTab) === id;
    element.toggleAttribute(chosen, isChosen);
  }
}
