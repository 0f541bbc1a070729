import type { Plugin } from 'vite';

/**
 * The widths at which pages change, in em. `@media (--from-tablet)` is a window of 48em or more, `@media
 * (--below-tablet)` a narrower one: CSS can't read a custom property there.
 */
const widths: Record<string, number> = {
  // A narrower window has enlarged letters: the narrowest phone is 320 px wide.
  'small-phone': 20,
  // 360 px.
  phone: 22,
  'phone-on-its-side': 32,
  'wide-phone': 36,
  // Two or three things stand side by side. A printed page is a little wider.
  pairs: 40,
  tablet: 48,
  // Home's panel has room beside the children of its picture.
  panel: 56,
  // And a tablet on its side: the words of a page's head stand beside its picture.
  'small-laptop': 64,
  laptop: 72,
  // The words of a card fit beside its picture.
  card: 80,
  // The road of How to give fits beside its questions.
  road: 84,
  // Home's picture is whole.
  'whole-picture': 90,
  'wide-screen': 100,
  // A wider picture would lose its heads.
  frame: 120,
};

/** The same of heights. A low window is a phone on its side, or zoomed to 400 %. */
const heights: Record<string, number> = {
  // In a lower window the header would take over a fifth of it.
  header: 20,
  // A picture, a field and buttons that stay in view.
  form: 30,
  // Something that stays in view while the page scrolls beside it.
  'sticky-part': 40,
  // The picture above the fields of the sponsor's dialog.
  'dialog-picture': 48,
  // That whole dialog.
  dialog: 56,
  // The shortest page.
  page: 64,
};

/** Each query by its name. `min-width` and `max-width`: Chromium before 104 and Safari before 16.4 know no `<`. */
const queries = new Map([
  ...Object.entries(widths).flatMap(([name, em]) => fromAndBelow(name, 'width', em)),
  ...Object.entries(heights).flatMap(([name, em]) => fromAndBelow(`${name}-height`, 'height', em)),
  // Two things stand side by side, on paper too.
  ['--beside', 'print and (min-width: 40em), (min-width: 48em)'],
]);

function fromAndBelow(name: string, side: 'width' | 'height', em: number): [string, string][] {
  return [
    [`--from-${name}`, `(min-${side}: ${em}em)`],
    [`--below-${name}`, `(max-${side}: ${em - 0.01}em)`],
  ];
}

export function namedMediaQueries(): Plugin {
  return {
    name: 'named-media-queries',
    enforce: 'pre',
    transform: {
      filter: { id: /\.css(?:\?|$)/ },
      handler: (css) => ({ code: withQueries(css), map: null }),
    },
  };
}

/** Throws if a name is not in the lists above, and where `and` would join only a part of a query with a comma. */
export function withQueries(css: string): string {
  return css.replaceAll(/@media [^{]+/g, (rule) =>
    rule.replaceAll(/\((--[\w-]+)\)/g, (_, name: string) => {
      const query = queries.get(name);
      if (!query)
        throw new Error(`(${name}) is not among the queries of tools/build/media-queries.ts.`);
      if (query.includes(',') && / and\b/.test(rule))
        throw new Error(`(${name}) is several queries, so it can't stand in a rule with "and".`);
      return query;
    }),
  );
}
