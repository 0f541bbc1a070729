import { useEffect } from 'react';

const INPUTS = ['pointerover', 'touchstart', 'focusin'] as const;

/** Calls `prefetch` with the path of an internal link that is hovered, touched or focused. */
export function usePagePrefetch(prefetch: (pathname: string) => void) {
  useEffect(() => {
    const onInput = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (link && link.origin === window.location.origin) prefetch(link.pathname);
    };
    for (const type of INPUTS) document.addEventListener(type, onInput, { passive: true });
    return () => {
      for (const type of INPUTS) document.removeEventListener(type, onInput);
    };
  }, [prefetch]);
}
