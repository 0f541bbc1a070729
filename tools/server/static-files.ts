import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, sep } from 'node:path';
import { acceptsEncoding } from './accepts-encoding.ts';

const types: Record<string, string> = {
  '.html': 'text/html;charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  // RFC 9116 §3 requires the charset for security.txt; the hosts send it for every text file.
  '.txt': 'text/plain;charset=utf-8',
  '.xml': 'text/xml',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.avif': 'image/avif',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.pdf': 'application/pdf',
  '.vcf': 'text/vcard;charset=utf-8',
  '.ics': 'text/calendar;charset=utf-8',
};

const encodings = [
  { name: 'br', extension: '.br' },
  { name: 'gzip', extension: '.gz' },
];

export type StaticFile = {
  type: string;
  etag: string;
  plain: Buffer;
  /** The compressed copies, the smallest first. */
  copies: { name: string; bytes: Buffer }[];
};

/**
 * The files that a host would serve, by their paths (`/about.html`). With their contents: a build replaces
 * the files under a running server.
 */
export function readStaticFiles(distDir: string): Map<string, StaticFile> {
  // Files that begin with a dot belong to the build, except this folder.
  const names = globSync(['**', '.well-known/**'], { cwd: distDir }).filter((name) =>
    statSync(join(distDir, name)).isFile(),
  );
  const isThere = new Set(names);
  const files = new Map<string, StaticFile>();
  for (const name of names) {
    if (encodings.some(({ extension }) => name.endsWith(extension))) continue;
    const path = join(distDir, name);
    const plain = readFileSync(path);
    files.set(`/${name.replaceAll(sep, '/')}`, {
      type: types[extname(name)] ?? 'application/octet-stream',
      etag: `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 16)}"`,
      plain,
      copies: encodings
        .filter(({ extension }) => isThere.has(name + extension))
        .map((it) => ({ name: it.name, bytes: readFileSync(path + it.extension) })),
    });
  }
  return files;
}

/** Answers in an encoding that the browser accepts; with 304 where it has the file. */
export function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: StaticFile,
  status: 200 | 404,
): void {
  response.setHeader('Vary', 'Accept-Encoding');
  if (status === 200) {
    response.setHeader('ETag', file.etag);
    if (request.headers['if-none-match'] === file.etag) {
      response.writeHead(304).end();
      return;
    }
  }
  const accepted = request.headers['accept-encoding'] ?? '';
  const copy = file.copies.find(({ name }) => acceptsEncoding(accepted, name));
  const bytes = copy?.bytes ?? file.plain;
  if (copy) response.setHeader('Content-Encoding', copy.name);
  response.setHeader('Content-Type', file.type);
  response.setHeader('Content-Length', bytes.length);
  response.writeHead(status);
  response.end(request.method === 'HEAD' ? undefined : bytes);
}
