/** The photos of one category, or every one for 'all', in the order given. */
export function photosInCategory<Slug extends string>(
  slugs: readonly Slug[],
  captions: Readonly<Record<NoInfer<Slug>, { readonly category: string }>>,
  filter: string,
): readonly Slug[] {
  if (filter === 'all') return slugs;
  return slugs.filter((slug) => captions[slug].category === filter);
}
