/** Runs in the page. Under reduced motion no script may scroll smoothly, and nothing may move by itself. */
export function reportMotion() {
  const { matches } = window.matchMedia('(prefers-reduced-motion: reduce)');
  if (!matches) return;
  for (const name of ['scrollIntoView', 'scrollTo', 'scrollBy'] as const)
    for (const owner of [Element.prototype, window]) {
      const original = Reflect.get(owner, name) as ((options?: unknown) => void) | undefined;
      if (!original) continue;
      Reflect.set(owner, name, function (this: unknown, options?: ScrollIntoViewOptions) {
        if (typeof options === 'object' && options.behavior === 'smooth')
          console.error(`${name} moves under reduced motion`);
        original.call(this, options);
      });
    }
  for (const type of ['animationstart', 'transitionrun'])
    document.addEventListener(type, () => {
      // A count that follows the scrolling has a timeline of its own.
      for (const { timeline, effect } of document.getAnimations())
        if (timeline === document.timeline && Number(effect?.getTiming().duration) > 0)
          console.error(`${type} under reduced motion: ${JSON.stringify(effect?.getTiming())}`);
    });
}
