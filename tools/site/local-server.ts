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
import { notFoundPage } from './not-found-page.ts';
import { pageRedirect } from './page-redirect.ts';
import { revalidatedCache } from './response-headers.ts';
import { openVisitCounterStore, type VisitCounterStore } from './visit-counter-store.ts';

export type LocalServerOptions = {
  distDir: string;
  /** A SQLite file, or `:memory:`. */
  counterDatabase: string;
};

const counterPath = /^\/v1\/([a-z0-9-]{1,64})\/visits\/up$/;

// What a host keeps to itself: its own settings, the copies it answers with
// when a browser takes them, and the page for unknown paths, which is no page.
const hiddenPath = /^\/_[^/]*$|\.(?:br|gz)$|^\/404(?:\.html)?\/?$/;
// `/about/` leads to the page; `/icon.svg/` and `/assets/` are nothing.
const endsInSlash = /.\/$/;

/**
 * Answers as a static host does (headers, 404 status, redirects, compressed copies), and
 * counts visits as the outside service would, so that the site can be used and
 * tested with nothing but this machine. The files are read once, at the start.
 */
export function createLocalServer(options: LocalServerOptions): Server {
  const { listener, close } = siteAnswers(options);
  return createServer(listener).on('close', close);
}

type SiteAnswers = { listener: RequestListener; close: () => void };

/** The answers alone, for a server of any kind; `close` when it has closed. */
export function siteAnswers({ distDir, counterDatabase }: LocalServerOptions): SiteAnswers {
  if (!existsSync(join(distDir, 'index.html'))) {
    throw new Error(`${distDir} holds no built site; run: npm run build`);
  }
  const rules = readRules(distDir);
  const counter = openVisitCounterStore(counterDatabase);
  const serveFile = sirv(distDir, { etag: true, brotli: true, gzip: true, extensions: ['html'] });
  const serveNotFound = notFoundPage(distDir);
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
      // The cache rule of a file is not that of its absence.
      response.setHeader('Cache-Control', revalidatedCache);
      serveNotFound(request, response);
    };
    if (path === null || hiddenPath.test(path) || endsInSlash.test(path)) return notFound();

    if (!response.hasHeader('Cache-Control')) response.setHeader('Cache-Control', revalidatedCache);
    response.setHeader('Vary', 'Accept-Encoding');
    // RFC 9116 wants it of security.txt; the hosts do it for every text.
    if (path.endsWith('.txt')) response.setHeader('Content-Type', 'text/plain;charset=utf-8');
    // A part of a compressed copy is of no use; a whole answer is always allowed.
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

/** Null where the escapes are no UTF-8, which no file can be meant by. */
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
  // Asking with HEAD, as link checkers do, is no visit.
  if (request.method !== 'GET') return refuse(response, 'GET');
  response.setHeader('Cache-Control', 'no-store');
  response.setHeader('Content-Type', 'application/json');
  response.end(JSON.stringify({ count: counter.countUp(site) }));
}

function refuse(response: ServerResponse, allow: string): void {
  response.writeHead(405, { Allow: allow, 'Content-Type': 'text/plain' });
  response.end('Method not allowed\n');
}
