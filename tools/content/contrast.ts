import axe from 'axe-core';

type Color = { parseString: (css: string) => Color };
type Colors = { Color: new () => Color; getContrast: (one: Color, other: Color) => number };

// axe's types leave its colours out.
const { color: colors } = axe.commons as unknown as { color: Colors };

/** The contrast of two colours such as '#1a5a80', from 1 to 21 (WCAG 2.2, contrast ratio). */
export function contrastOf(one: string, other: string): number {
  return colors.getContrast(colorOf(one), colorOf(other));
}

function colorOf(hex: string): Color {
  return new colors.Color().parseString(hex);
}
