/** Red, green and blue, each from 0 to 255. */
export type Color = readonly [number, number, number];

/** The contrast of two colours after WCAG 2.2, from 1 to 21. */
export function contrast(one: Color, other: Color): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

function luminance(color: Color): number {
  const [red, green, blue] = color.map((channel) => {
    const value = channel / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
