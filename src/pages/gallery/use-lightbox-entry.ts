import { useLocation, useNavigate } from 'react-router';
import type { PhotoSlug } from '../../content/photo-files.generated.ts';
import { useHydrated } from '../../hooks/use-hydrated.ts';
import { STAY_IN_PLACE } from '../../hooks/use-navigation-effects.ts';

/**
 * The open lightbox is a history entry, so that Back closes it. Closing it in another way goes back as
 * well, so that no entry is left behind.
 */
export function useLightboxEntry(photos: readonly PhotoSlug[]) {
  const location = useLocation();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  // The entry survives a reload, and the prerendered page has no lightbox: reading it earlier would mismatch.
  const asked: unknown = hydrated ? location.state?.photo : undefined;
  const openPhoto = photos.find((slug) => slug === asked) ?? null;

  const open = (photo: PhotoSlug) => {
    void navigate(location.pathname + location.search, { state: { photo, ...STAY_IN_PLACE } });
  };
  const close = () => {
    if (openPhoto) void navigate(-1);
  };
  return { openPhoto, open, close };
}
