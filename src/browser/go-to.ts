import { scrollBehavior } from './scroll-behavior.ts';

/** Scrolls to an element and moves the focus there, so that Tab goes on from it. */
export function goTo(target: HTMLElement) {
  target.scrollIntoView({ behavior: scrollBehavior(), block: 'start' });
  focusOn(target);
}

/** Moves the focus to an element that need not be a control, without scrolling. */
export function focusOn(element: HTMLElement | null) {
  if (!element) return;
  if (element.tabIndex < 0) element.setAttribute('tabindex', '-1');
  element.focus({ preventScroll: true });
}
