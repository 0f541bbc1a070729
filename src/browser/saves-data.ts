/** Whether the visitor has asked to save data. False in other browsers than Chromium, which don't say. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { readonly saveData?: boolean } };
  return connection?.saveData ?? false;
}
