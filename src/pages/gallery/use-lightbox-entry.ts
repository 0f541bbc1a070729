import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { entryUrl } from '../../browser/history-entry.ts';
import { gallerySlugs, type GallerySlug } from '../../content/gallery-photos.generated.ts';
import { useHydrated } from '../../hooks/use-hydrated.ts';
import { ABOVE_PAGE } from '../../hooks/use-navigation-effects.ts';

/**
 * The open lightbox is a history entry: Back closes it. Button and Escape go back too, so no entry is left behind.
 * Behind it the gallery shows as many `portions` as before.
 */
export function useLightboxEntry(portions: number) {
  const location = useLocation();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  // The entry survives a reload. Reading it before hydration would be a mismatch.
  const photoInState: unknown = hydrated ? location.state?.photo : undefined;
  const openPhoto = gallerySlugs.find((slug) => slug === photoInState) ?? null;
  // Going back takes some ms. A photo clicked meanwhile opens after that.
  const closing = useRef(false);
  const clicked = useRef<GallerySlug | null>(null);

  const open = (photo: GallerySlug) => {
    if (closing.current) {
      clicked.current = photo;
      return;
    }
    const state = { photo, portions, ...ABOVE_PAGE };
    const replace = openPhoto !== null;
    // The filter may have changed the address since the router read it.
    const { pathname, search } = entryUrl();
    void navigate(pathname + search, { state, replace });
  };
  const close = () => {
    if (!openPhoto || closing.current) return;
    closing.current = true;
    void navigate(-1);
  };

  useEffect(() => {
    if (openPhoto || !closing.current) return;
    closing.current = false;
    const photo = clicked.current;
    clicked.current = null;
    if (photo) open(photo);
  });

  return { openPhoto, entryKey: location.key, open, close };
}
