// Cloudflare Workers runs this for every address without a file in dist/. It answers with the visit count or the 404 page.
// Cloudflare's own 404 answer would carry the headers of the requested path: browsers would remember for a year that a
// file of /assets/ is missing.
import { visitCounter } from '../src/content/visit-counter-settings.ts';
import { visitPath } from '../src/components/visit-count/visit-counter.ts';
import { createVisits, visitCounting } from './visit-counting.ts';

type Storage = {
  sql: { exec: (sql: string, ...values: string[]) => { toArray: () => { count?: unknown }[] } };
};

type Fetcher = { fetch: (request: URL | Request) => Promise<Response> };

type Environment = { ASSETS: Fetcher; VISITS: { getByName: (name: string) => Fetcher } };

const { site } = visitCounter;

/** Keeps the count. Cloudflare runs one such object, wherever the visitors are. */
export class VisitCounter {
  private readonly count: ReturnType<typeof visitCounting>;

  constructor({ storage: { sql } }: { storage: Storage }) {
    sql.exec(createVisits);
    this.count = visitCounting((statement, name) => sql.exec(statement, name).toArray()[0]?.count);
  }

  fetch({ headers }: Request): Response {
    const caller = headers.get('CF-Connecting-IP') ?? '';
    const header = (name: string) => headers.get(name);
    return Response.json({ count: this.count(site, { header, caller }) });
  }
}

async function answer(request: Request, { ASSETS, VISITS }: Environment): Promise<Response> {
  const { pathname } = new URL(request.url);
  const notFound = await ASSETS.fetch(new URL('/404', request.url));
  const isCounter = pathname === visitPath(site);
  if (request.method !== 'GET' && (isCounter || request.method !== 'HEAD')) {
    const allow = { Allow: isCounter ? 'GET' : 'GET, HEAD', 'Content-Type': 'text/plain' };
    return answerLike(notFound, 405, 'Method not allowed\n', allow);
  }
  if (!isCounter) return new Response(notFound.body, { status: 404, headers: notFound.headers });
  const uncached = { 'Cache-Control': 'no-store', 'Content-Type': 'application/json' };
  try {
    // Under another name the count would begin again at 0. A test counts in its own storage.
    const visits = VISITS.getByName('live');
    return answerLike(notFound, 200, await (await visits.fetch(request)).text(), uncached);
  } catch (error) {
    console.error(error);
    return answerLike(notFound, 503, '{"count":null}', uncached);
  }
}

/** An answer with the headers of `page`, because Cloudflare adds those of dist/_headers to files only. */
function answerLike(page: Response, status: number, body: string, added: Record<string, string>) {
  const headers = new Headers(page.headers);
  for (const name of ['Content-Encoding', 'Content-Length', 'ETag']) headers.delete(name);
  for (const [name, value] of Object.entries(added)) headers.set(name, value);
  return new Response(body, { status, headers });
}

// oxlint-disable-next-line import/no-default-export -- Workers calls the default export.
export default { fetch: answer };
