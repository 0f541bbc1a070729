import { savesData } from '../browser/saves-data.ts';
import { useHydrated } from './use-hydrated.ts';

/** False before hydration. */
export function useSaveData(): boolean {
  return useHydrated() && savesData();
}
