import { savesData } from '../browser/saves-data.ts';
import { useHydrated } from './use-hydrated.ts';

/** Whether Save-Data is on; false before hydration. */
export function useSaveData(): boolean {
  return useHydrated() && savesData();
}
