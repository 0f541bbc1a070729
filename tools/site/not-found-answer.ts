import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';

const encodings = [
  { name: 'br', extension: '.br', isAccepted: (header: string) => /\bbr\b/.test(header) },
  { name: 'gzip', extension: '.gz', isAccepted: (header: string) => /\bgzip\b/.test(header) },
];

/** Answers with dist/404.html and status 404, in an encoding that the browser accepts. */
export function notFoundAnswer(distDir: string) {
  const page = join(distDir, '404.html');
  const plain = existsSync(page) ? readFileSync(page) : Buffer.from('Not found');
  const copies = encodings
    .filter(({ extension }) => existsSync(page + extension))
    .map(({ name, extension, isAccepted }) => {
      return { name, isAccepted, bytes: readFileSync(page + extension) };
    });

  return (request: IncomingMessage, response: ServerResponse): void => {
    const accepted = request.headers['accept-encoding'] ?? '';
    const copy = copies.find(({ isAccepted }) => isAccepted(accepted));
    const bytes = copy?.bytes ?? plain;
    if (copy) response.setHeader('Content-Encoding', copy.name);
    response.setHeader('Vary', 'Accept-Encoding');
    response.setHeader('Content-Type', 'text/html;charset=utf-8');
    response.setHeader('Content-Length', bytes.length);
    response.statusCode = 404;
    response.end(request.method === 'HEAD' ? undefined : bytes);
  };
}
