import { useHydrated } from './use-hydrated.ts';

type NetworkInformation = { readonly saveData?: boolean };

/** Whether the visitor has asked to save data (Chromium; false elsewhere and before hydration). */
export function useSaveData(): boolean {
  const hydrated = useHydrated();
  if (!hydrated) return false;
  const { connection } = navigator as Navigator & { connection?: NetworkInformation };
  return connection?.saveData ?? false;
}
