// What Cloudflare Workers runs where dist/ has no file. Its own 404 answer would carry the headers of
// dist/_headers for the path that was asked for: a missing /assets/ file could not come back for a year.

type Assets = { fetch: (address: URL) => Promise<Response> };

/** The 404 page, and 405 for what is neither read nor headers. */
async function answer(request: Request, { ASSETS }: { ASSETS: Assets }): Promise<Response> {
  const page = await ASSETS.fetch(new URL('/404', request.url));
  if (request.method === 'GET' || request.method === 'HEAD') {
    return new Response(page.body, { status: 404, headers: page.headers });
  }
  const headers = new Headers(page.headers);
  headers.set('Allow', 'GET, HEAD');
  headers.set('Content-Type', 'text/plain');
  return new Response('Method not allowed\n', { status: 405, headers });
}

// oxlint-disable-next-line import/no-default-export -- Workers calls the default export.
export default { fetch: answer };
