import { existsSync, readFileSync } from 'node:fs';
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';

import { headersForPath, parseHeadersFile, type HeaderRule } from './headers-rules.ts';
import { notFoundAnswer } from './not-found-answer.ts';
import { pageRedirect } from './page-redirect.ts';
import { revalidatedCache } from './response-headers.ts';
import { openVisitCounterStore, type VisitCounterStore } from './visit-counter-store.ts';

export type LocalServerOptions = {
  distDir: string;
  /** A SQLite file, or `:memory:`. */
  counterDatabase: string;
};

const counterPath = /^\/v1\/([a-z0-9-]{1,64})\/visits\/up$/;

// Has no address of its own: the host's settings, the compressed copies, and the 404 page.
const hiddenPath = /^\/_[^/]*$|\.(?:br|gz)$|^\/404(?:\.html)?\/?$/;
// `/about/` is redirected to the page before this is asked; `/icon.svg/` and `/assets/` do not exist.
const endsInSlash = /.\/$/;

/**
 * Answers as a static host does (headers, 404 status, redirects, compressed copies), and counts visits
 * as the outside service would, so that the site can be used and tested without a network. The list of
 * files is read once, at the start.
 */
export function createLocalServer(options: LocalServerOptions): Server {
  const { listener, close } = siteAnswers(options);
  return createServer(listener).on('close', close);
}

type SiteAnswers = { listener: RequestListener; close: () => void };

/** The request listener alone, for a server of another kind, which calls `close` when it has closed. */
export function siteAnswers({ distDir, counterDatabase }: LocalServerOptions): SiteAnswers {
  if (!existsSync(join(distDir, 'index.html'))) {
    throw new Error(`${distDir} holds no built site; run: npm run build`);
  }
  const rules = readRules(distDir);
  const counter = openVisitCounterStore(counterDatabase);
  const serveFile = sirv(distDir, { etag: true, brotli: true, gzip: true, extensions: ['html'] });
  const serveNotFound = notFoundAnswer(distDir);
  const redirectOf = pageRedirect(distDir);

  function answer(request: IncomingMessage, response: ServerResponse): void {
    const path = decodedPath(request.url ?? '/');
    for (const [name, value] of headersForPath(rules, path ?? '/')) response.setHeader(name, value);

    const site = path === null ? undefined : counterPath.exec(path)?.[1];
    if (site !== undefined) return answerCounter(request, response, counter, site);
    if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(response, 'GET, HEAD');

    const address = path === null ? null : redirectOf(path);
    if (address !== null) return redirect(request, response, address);

    const notFound = () => {
      // A missing /assets/ file must not be cached for a year.
      response.setHeader('Cache-Control', revalidatedCache);
      serveNotFound(request, response);
    };
    if (path === null || hiddenPath.test(path) || endsInSlash.test(path)) return notFound();

    if (!response.hasHeader('Cache-Control')) response.setHeader('Cache-Control', revalidatedCache);
    response.setHeader('Vary', 'Accept-Encoding');
    // RFC 9116 §3 requires the charset for security.txt; the hosts send it for every text file.
    if (path.endsWith('.txt')) response.setHeader('Content-Type', 'text/plain;charset=utf-8');
    // sirv would cut the range out of the compressed copy. RFC 9110 §14.2 allows to ignore it.
    delete request.headers.range;
    serveFile(request, response, notFound);
  }

  const listener: RequestListener = (request, response) => {
    try {
      answer(request, response);
    } catch (error) {
      console.error(error);
      if (!response.headersSent) response.writeHead(500, { 'Content-Type': 'text/plain' });
      response.end();
    }
  };
  return { listener, close: () => counter.close() };
}

function readRules(distDir: string): HeaderRule[] {
  const file = join(distDir, '_headers');
  return existsSync(file) ? parseHeadersFile(readFileSync(file, 'utf8')) : [];
}

/** Null where the percent-encoding is not UTF-8: no file has such a name. */
function decodedPath(url: string): string | null {
  try {
    return decodeURI(url.replace(/[?#].*$/s, ''));
  } catch {
    return null;
  }
}

function redirect(request: IncomingMessage, response: ServerResponse, address: string): void {
  const query = /\?[^#]*/.exec(request.url ?? '')?.[0] ?? '';
  response.setHeader('Cache-Control', revalidatedCache);
  response.writeHead(308, { Location: address + query });
  response.end();
}

function answerCounter(
  request: IncomingMessage,
  response: ServerResponse,
  counter: VisitCounterStore,
  site: string,
): void {
  // HEAD, as link checkers send it, is not a visit.
  if (request.method !== 'GET') return refuse(response, 'GET');
  response.setHeader('Cache-Control', 'no-store');
  response.setHeader('Content-Type', 'application/json');
  response.end(JSON.stringify({ count: counter.countUp(site) }));
}

function refuse(response: ServerResponse, allow: string): void {
  response.writeHead(405, { Allow: allow, 'Content-Type': 'text/plain' });
  response.end('Method not allowed\n');
}
