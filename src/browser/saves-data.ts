/** Only Chromium has Save-Data. False in other browsers. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { readonly saveData?: boolean } };
  return connection?.saveData ?? false;
}
