import { existsSync, readFileSync } from 'node:fs';
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import { join } from 'node:path';
import { visitCounter } from '../../src/content/visit-counter.ts';
import { visitPath } from '../../src/lib/visit-counter.ts';
import { headersForPath, parseHeadersFile, type HeaderRule } from './headers-rules.ts';
import { pageRedirect } from './page-redirect.ts';
import { revalidatedCache } from '../build/response-headers.ts';
import { readStaticFiles, sendFile } from './static-files.ts';
import { openVisitCounterStore } from './visit-counter-store.ts';

export type LocalServerOptions = {
  distDir: string;
  /** A SQLite file, or `:memory:`. */
  counterDatabase: string;
  /** The header by which a proxy before this server names the caller; else the connection does. */
  callerHeader?: string;
};

// Has no address of its own: the host's settings, the compressed copies, and the 404 page.
const hiddenPath = /^\/_[^/]*$|\.(?:br|gz)$|^\/404(?:\.html)?\/?$/;
// `/about/` is redirected to the page before this is asked; `/icon.svg/` and `/assets/` do not exist.
const endsInSlash = /.\/$/;

/**
 * Answers as a static host does (headers, 404 status, redirects, compressed copies), and counts visits
 * as worker/worker.ts does, so that the site can be used and tested without a network. The files are
 * read once, at the start, so that a build beside it changes nothing.
 */
export function createLocalServer(options: LocalServerOptions): Server {
  const { listener, close } = siteAnswers(options);
  return createServer(listener).on('close', close);
}

type SiteAnswers = { listener: RequestListener; close: () => void };

/** The request listener alone, for a server of another kind, which calls `close` when it has closed. */
function siteAnswers({
  distDir,
  counterDatabase,
  callerHeader = '',
}: LocalServerOptions): SiteAnswers {
  if (!existsSync(join(distDir, 'index.html'))) {
    throw new Error(`${distDir} holds no built site; run: npm run build`);
  }
  const rules = readRules(distDir);
  const counter = openVisitCounterStore(counterDatabase);
  const files = readStaticFiles(distDir);
  const redirectOf = pageRedirect(distDir);
  const notFoundPage = files.get('/404.html');
  // A file before a page: `/gallery` is a folder as well.
  const fileAt = (path: string) =>
    files.get(path) ?? files.get(path === '/' ? '/index.html' : `${path}.html`);

  function answer(request: IncomingMessage, response: ServerResponse): void {
    const path = decodedPath(request.url ?? '/');
    for (const [name, value] of headersForPath(rules, path ?? '/')) response.setHeader(name, value);

    if (path === visitPath(visitCounter.site)) return answerCounter(request, response);
    if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(response, 'GET, HEAD');

    const address = path === null ? null : redirectOf(path);
    if (address !== null) return redirect(request, response, address);

    const isHidden = path === null || hiddenPath.test(path) || endsInSlash.test(path);
    const file = isHidden ? undefined : fileAt(path);
    if (file) {
      if (!response.hasHeader('Cache-Control'))
        response.setHeader('Cache-Control', revalidatedCache);
      return sendFile(request, response, file, 200);
    }
    // A missing /assets/ file must not be cached for a year.
    response.setHeader('Cache-Control', revalidatedCache);
    if (notFoundPage) return sendFile(request, response, notFoundPage, 404);
    response.writeHead(404).end();
  }

  function answerCounter(request: IncomingMessage, response: ServerResponse): void {
    // HEAD, as link checkers send it, is not a visit.
    if (request.method !== 'GET') return refuse(response, 'GET');
    const header = (name: string) => request.headers[name.toLowerCase()]?.toString();
    const caller = header(callerHeader) ?? request.socket.remoteAddress ?? '';
    const count = counter.visits(visitCounter.site, { header, caller });
    response.writeHead(count === null ? 503 : 200, {
      'Cache-Control': 'no-store',
      'Content-Type': 'application/json',
    });
    response.end(JSON.stringify({ count }));
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

function refuse(response: ServerResponse, allow: string): void {
  response.writeHead(405, { Allow: allow, 'Content-Type': 'text/plain' });
  response.end('Method not allowed\n');
}
