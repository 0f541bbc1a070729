/** Save-Data, in Chromium. False elsewhere. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { readonly saveData?: boolean } };
  return connection?.saveData ?? false;
}
