/**
 * How wide a photo is shown by its place in the grid, from 0, as HTML's `sizes`: the rows of
 * gallery-section.module.css. A photo of 16 to 9 is a ninth wider than its box of 16 to 10, which is
 * near enough.
 */
export function photoSizes(index: number): string {
  const ofSeven = index % 7;
  const four = ofSeven < 3 ? 'min(30vw,29.2rem)' : 'min(22vw,21.6rem)';
  const three = ofSeven < 2 || ofSeven > 4 ? 'min(45vw,37rem)' : 'min(30vw,24.2rem)';
  const two = index % 3 === 0 ? '90vw' : '44vw';
  return `(min-width:100em) ${four},(min-width:64em) ${three},${two}`;
}
