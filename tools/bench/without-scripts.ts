/** A document without its script elements; throws where one would stay. */
export function withoutScripts(html: string): string {
  const bare = html.replaceAll(/<script\b[^>]*>.*?<\/script>\n?/gs, '');
  if (/<script\b/i.test(bare)) throw new Error('a script element was not understood');
  return bare;
}
