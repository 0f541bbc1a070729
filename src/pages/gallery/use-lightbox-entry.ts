import { useLocation, useNavigate } from 'react-router';
import type { PhotoSlug } from '../../content/photo-files.generated.ts';
import { useHydrated } from '../../hooks/use-hydrated.ts';
import { STAY_IN_PLACE } from '../../hooks/use-navigation-effects.ts';

/**
 * The open lightbox is an entry of the history, so that Back closes it. Closing it any other way
 * goes back too: no orphan entry stays.
 */
export function useLightboxEntry(photos: readonly PhotoSlug[]) {
  const location = useLocation();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  // An entry outlives a reload; the build knows of none.
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
