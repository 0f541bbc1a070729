import { useEffect } from 'react';

const SIGNS = ['pointerover', 'touchstart', 'focusin'] as const;

/** Calls `prefetch` with the path of a link of this site as soon as a hand or the focus nears it. */
export function usePagePrefetch(prefetch: (pathname: string) => void) {
  useEffect(() => {
    const onSign = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (link && link.origin === window.location.origin) prefetch(link.pathname);
    };
    for (const sign of SIGNS) document.addEventListener(sign, onSign, { passive: true });
    return () => {
      for (const sign of SIGNS) document.removeEventListener(sign, onSign);
    };
  }, [prefetch]);
}
