import sharp from 'sharp';

export type PhotoColors = {
  /** The dominant colour. */
  color: string;
  /** A CSS gradient, where it comes much closer to the picture than one colour does. */
  gradient: string | null;
};

type Rgb = [number, number, number];

const COLUMNS = 16;
const ROWS = 10;
// What a gradient must take off the error of one colour to be worth its bytes.
const GRADIENT_PAYS = 0.35;

export async function photoColors(picture: Buffer): Promise<PhotoColors> {
  const upright = sharp(picture).autoOrient().flatten({ background: '#fff' }).toColourspace('srgb');
  const [small, tiny] = await Promise.all([
    upright.clone().resize(64).removeAlpha().png().toBuffer(),
    upright.clone().resize(COLUMNS, ROWS, { fit: 'fill' }).removeAlpha().raw().toBuffer(),
  ]);
  const { r, g, b } = (await sharp(small).stats()).dominant;
  return { color: hex([r, g, b], 2), gradient: bestGradient(tiny, [r, g, b]) };
}

function bestGradient(pixels: Buffer, dominant: Rgb): string | null {
  const at = (column: number, row: number): Rgb => {
    const index = 3 * (row * COLUMNS + column);
    return [pixels[index] ?? 0, pixels[index + 1] ?? 0, pixels[index + 2] ?? 0];
  };
  const columns = Array.from({ length: COLUMNS }, (_, column) => column);
  const rows = Array.from({ length: ROWS }, (_, row) => row);
  const all = rows.flatMap((row) => columns.map((column) => at(column, row)));
  const flat = errorOf(all, () => dominant);

  const candidates = [
    { name: '90deg,', share: (index: number) => (index % COLUMNS) / (COLUMNS - 1) },
    { name: '', share: (index: number) => Math.floor(index / COLUMNS) / (ROWS - 1) },
  ].map(({ name, share }) => {
    const third = (part: number) =>
      mean(all.filter((_, index) => Math.min(2, Math.floor(share(index) * 3)) === part));
    const stops: [Rgb, Rgb, Rgb] = [third(0), third(1), third(2)];
    const error = errorOf(all, (index) => blended(stops, share(index)));
    const text = `linear-gradient(${name}${stops.map((stop) => hex(stop, 1)).join(',')})`;
    return { text, error };
  });
  const best = candidates.toSorted((a, b) => a.error - b.error)[0];
  return best && best.error <= (1 - GRADIENT_PAYS) * flat ? best.text : null;
}

function blended([start, middle, end]: [Rgb, Rgb, Rgb], share: number): Rgb {
  const [from, to] = share < 0.5 ? [start, middle] : [middle, end];
  const part = share < 0.5 ? share * 2 : share * 2 - 1;
  return [0, 1, 2].map((index) => (from[index] ?? 0) * (1 - part) + (to[index] ?? 0) * part) as Rgb;
}

function errorOf(colors: readonly Rgb[], guess: (index: number) => Rgb): number {
  return colors.reduce((sum, color, index) => {
    const guessed = guess(index);
    return sum + color.reduce((part, value, at) => part + (value - (guessed[at] ?? 0)) ** 2, 0);
  }, 0);
}

function mean(colors: readonly Rgb[]): Rgb {
  return [0, 1, 2].map(
    (at) => colors.reduce((sum, color) => sum + (color[at] ?? 0), 0) / colors.length,
  ) as Rgb;
}

/** In two digits a channel, or in one, as CSS takes them. */
function hex(color: readonly number[], digits: 1 | 2): string {
  const top = 16 ** digits - 1;
  const parts = color.map((value) => Math.round((value / 255) * top).toString(16));
  return `#${parts.map((part) => part.padStart(digits, '0')).join('')}`;
}
