/** The photos of one category, or all of them for 'all', in the given order. */
export function photosInCategory<Slug extends string>(
  slugs: readonly Slug[],
  captions: Readonly<Record<NoInfer<Slug>, { readonly category: string }>>,
  filter: string,
): readonly Slug[] {
  if (filter === 'all') return slugs;
  return slugs.filter((slug) => captions[slug].category === filter);
}
