/**
 * A length in a layout: the sum of its parts (`vw` and `vh` in percent, `rem` of 16 px), held
 * between `min` and `max`, both in rem.
 */
export type Length = { vw?: number; vh?: number; rem?: number; min?: number; max?: number };

/** The box of a picture where the viewport is at least `from` em wide. */
export type LayoutStep = { from: number; width: Length } & (
  | { /** Width by height. */ aspect: number }
  | { height: Length }
);

/** From the widest viewport to the narrowest; the last step stands `from: 0`. */
export type PhotoLayout = {
  fit: 'cover' | 'contain';
  steps: readonly LayoutStep[];
  /** Gives the files addresses of their own, where the page shows the photo in another place too. */
  query?: string;
};

export type Viewport = { width: number; height: number };

const ROOT_PX = 16;
const WIDEST_VIEWPORT = 2560;

/**
 * The `sizes` attribute of a picture of the given ratio (width by height): how wide it is painted.
 * That is wider than its box where `cover` cuts off the sides, and narrower where `contain` leaves
 * room beside it.
 */
export function sizesAttribute(layout: PhotoLayout, ratio: number): string {
  const sizes = layout.steps.map((step, index) => {
    const upTo = (layout.steps[index - 1]?.from ?? WIDEST_VIEWPORT / ROOT_PX) * ROOT_PX;
    return { from: step.from, size: stepSize(step, layout.fit, ratio, upTo) };
  });
  return sizes
    .filter(({ size }, index) => size !== sizes[index + 1]?.size)
    .map(({ from, size }) => (from > 0 ? `(min-width:${from}em) ${size}` : size))
    .join(',');
}

/** The same in CSS px, for one viewport. */
export function paintedWidth(layout: PhotoLayout, ratio: number, viewport: Viewport): number {
  const step = layout.steps.find(({ from }) => viewport.width >= from * ROOT_PX);
  if (!step) throw new Error('a layout has no step for narrow viewports');
  const width = inPx(step.width, viewport);
  const byHeight =
    'aspect' in step ? (width / step.aspect) * ratio : inPx(step.height, viewport) * ratio;
  return layout.fit === 'cover' ? Math.max(width, byHeight) : Math.min(width, byHeight);
}

function stepSize(step: LayoutStep, fit: PhotoLayout['fit'], ratio: number, upTo: number): string {
  const pick = fit === 'cover' ? Math.max : Math.min;
  if ('aspect' in step) return inCss(scaled(step.width, pick(1, ratio / step.aspect)));
  const byHeight = scaled(step.height, ratio);
  if (fit === 'cover') {
    // Most pictures are wide enough for their box, and the attribute stands in the HTML thrice.
    const viewports = [step.from * ROOT_PX, (step.from * ROOT_PX + upTo) / 2, upTo];
    const wider = viewports.map((width) => {
      const viewport = { width, height: 0 };
      return inPx(step.width, viewport) * 1.02 >= inPx(byHeight, viewport);
    });
    if (wider.every(Boolean)) return inCss(step.width);
  }
  // Inside max() and min() a sum needs no calc().
  const lengths = [step.width, byHeight].map((length) =>
    inCss(length).replace(/^calc\((.*)\)$/, '$1'),
  );
  return `${fit === 'cover' ? 'max' : 'min'}(${lengths.join(',')})`;
}

function inPx({ vw = 0, vh = 0, rem = 0, min = 0, max = Infinity }: Length, viewport: Viewport) {
  const px = (vw * viewport.width + vh * viewport.height) / 100 + rem * ROOT_PX;
  return Math.min(Math.max(px, min * ROOT_PX), max * ROOT_PX);
}

function scaled(length: Length, factor: number): Length {
  return Object.fromEntries(Object.entries(length).map(([name, part]) => [name, part * factor]));
}

function inCss({ vw = 0, vh = 0, rem = 0, min, max }: Length): string {
  const parts = [
    [vw, 'vw'],
    [vh, 'vh'],
    [rem, 'rem'],
  ] as const;
  const sum = parts
    .filter(([value]) => rounded(value) !== 0)
    .map(([value, unit], index) => {
      const sign = value < 0 ? ' - ' : ' + ';
      return `${index === 0 ? '' : sign}${rounded(index === 0 ? value : Math.abs(value))}${unit}`;
    });
  const text = sum.join('') || '0rem';
  const low = min === undefined ? null : `${rounded(min)}rem`;
  const high = max === undefined ? null : `${rounded(max)}rem`;
  if (low && high) return `clamp(${low},${text},${high})`;
  if (low) return `max(${low},${text})`;
  if (high) return `min(${text},${high})`;
  return sum.length > 1 ? `calc(${text})` : text;
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
