import type { MouseEvent } from 'react';
import { goTo } from '../../browser/go-to.ts';
import { isPlainClick } from '../../browser/is-plain-click.ts';

/** Answers a click on a link to a part of the page, so that the choice in the address stays. */
export function goToPart(event: MouseEvent<HTMLAnchorElement>) {
  const part = document.getElementById(event.currentTarget.hash.slice(1));
  if (!isPlainClick(event) || !part) return;
  event.preventDefault();
  goTo(part);
}
