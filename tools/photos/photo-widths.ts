import { photoLayouts, type PhotoLayoutName } from '../../src/components/photo/photo-layouts.ts';
import { paintedWidth, type Viewport } from '../../src/lib/painted-width.ts';

// A file may be at most 1.35 times as wide as it is painted; a little of that is left to rounding
// and to scroll bars.
const STEP_MAX = 1.334;
// Smaller files save nothing worth a request of its own.
const NARROWEST = 398;
const WIDEST = 2560;

type Screen = Viewport & { densest: number };

/** From small phones to large desktops; only phones have three pixels a CSS pixel. */
const screens: Screen[] = Array.from({ length: 81 }, (_, index) => {
  const width = 320 + 20 * index;
  return width <= 600
    ? { width, height: 2 * width, densest: 3 }
    : { width, height: Math.round(0.5625 * width), densest: 2 };
});

/** What most visitors hold: files are cut to what it paints, others to steps between those. */
const commonPhone: Viewport = { width: 412, height: 915 };
const COMMON_DENSITY = 1.75;
// Two needs that lie closer together share the wider file.
const SHARED = 1.18;

/**
 * The widths that the layouts ask for, of a picture as wide as its original allows: from what the
 * smallest screen paints to what the densest does, exactly what the common phone paints among them,
 * in steps that leave every screen between with a file that is not much too large.
 */
export function photoWidths(
  original: { width: number; height: number },
  layouts: readonly PhotoLayoutName[],
): number[] {
  const ratio = original.width / original.height;
  const painted = (viewport: Viewport) =>
    layouts.map((name) => paintedWidth(photoLayouts[name], ratio, viewport));
  const needs = screens.flatMap((screen) =>
    painted(screen).flatMap((width) => [width, width * screen.densest]),
  );
  const widest = Math.floor(Math.min(Math.max(...needs), original.width, WIDEST));
  const narrowest = Math.min(Math.max(Math.floor(Math.min(...needs)), NARROWEST), widest);

  const common = painted(commonPhone)
    .map((width) => Math.ceil(width * COMMON_DENSITY))
    .toSorted((a, b) => b - a);
  const points = [widest];
  for (const width of [...common, narrowest]) {
    const above = points.at(-1) ?? widest;
    if (width === narrowest || (width * SHARED < above && width > narrowest * SHARED))
      points.push(width);
  }
  const widths = points.toReversed().flatMap((to, index, all) => {
    const from = all[index - 1];
    return from === undefined ? [to] : evenSteps(from, to);
  });
  return [...new Set(widths)];
}

/** Without the first. */
function evenSteps(from: number, to: number): number[] {
  const steps = Math.ceil(Math.log(to / from) / Math.log(STEP_MAX));
  return Array.from({ length: steps }, (_, index) =>
    Math.round(from * (to / from) ** ((index + 1) / steps)),
  );
}
