import { useHydrated } from './use-hydrated.ts';

type NetworkInformation = { readonly saveData?: boolean };

/** Whether Save-Data is on. Chromium only: false in other browsers and before hydration. */
export function useSaveData(): boolean {
  const hydrated = useHydrated();
  if (!hydrated) return false;
  const { connection } = navigator as Navigator & { connection?: NetworkInformation };
  return connection?.saveData ?? false;
}
