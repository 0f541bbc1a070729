import { goTo } from './go-to.ts';
import { isPlainClick } from './is-plain-click.ts';

type LinkClick = Parameters<typeof isPlainClick>[0] & {
  readonly currentTarget: HTMLAnchorElement;
  preventDefault(): void;
};

/** Handles a click on a link to a part of the page without changing the address, which holds the choice of a gift. */
export function goToPart(click: LinkClick) {
  const part = document.getElementById(click.currentTarget.hash.slice(1));
  if (!isPlainClick(click) || !part) return;
  click.preventDefault();
  goTo(part);
}
