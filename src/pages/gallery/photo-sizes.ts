/**
 * HTML's `sizes` for the rows of gallery-section.module.css; `index` counts from 0. A photo of 16 to 9 is a ninth wider
 * than its box, which is near enough.
 */
export function photoSizes(index: number): string {
  const ofSeven = index % 7;
  const four = ofSeven < 3 ? 'min(30vw,29.2rem)' : 'min(22vw,21.6rem)';
  const three = ofSeven < 2 || ofSeven > 4 ? 'min(45vw,37rem)' : 'min(30vw,24.2rem)';
  const two = index % 3 === 0 ? '90vw' : '44vw';
  return `(min-width:100em) ${four},(min-width:64em) ${three},${two}`;
}
