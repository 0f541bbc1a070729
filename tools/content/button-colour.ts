import { contrastOf } from './contrast.ts';

/** The least contrast of text, to 1 (WCAG 2.2 §1.4.6). */
const ENOUGH = 7;

/** What is wrong with the colour of the buttons, whose words are as light as paper. `css` is src/styles/tokens.css. */
export function buttonColourProblems(css: string): string[] {
  const [words, button] = [colourIn(css, 'paper'), colourIn(css, 'button')];
  if (!words || !button)
    return ['src/styles/tokens.css: --button cannot be read; expected a colour such as #1a5a80'];
  const contrast = contrastOf(words, button);
  if (contrast >= ENOUGH) return [];
  // Rounded down: 6.96 is not 7.
  const has = Math.floor(contrast * 10) / 10;
  return [
    `src/styles/tokens.css: --button is ${button}; expected a darker colour, because the light words on it need ${ENOUGH} to 1, and this has ${has}`,
  ];
}

/** The colour of a token as #rrggbb, also where it takes that of another one: `--button: var(--blue)`. */
function colourIn(css: string, token: string): string | undefined {
  const [, other, colour] =
    new RegExp(String.raw`--${token}: (?:var\(--([\w-]+)\)|(#[\da-f]{6}));`, 'i').exec(css) ?? [];
  return other === undefined ? colour : colourIn(css, other);
}
