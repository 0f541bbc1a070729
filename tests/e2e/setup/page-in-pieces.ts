import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export type PageInPieces = AsyncDisposable & {
  origin: string;
  /** Requests that it answers with an error. */
  refused: RegExp | null;
  /** Returns whether more are left. */
  sendPiece: () => boolean;
};

/**
 * A proxy for the site at `siteUrl`. It sends the page at `path` in the pieces that `cut` makes: the first at once,
 * each further one when told to. Everything else is sent whole.
 */
export async function servePageInPieces(
  siteUrl: string,
  path = '',
  cut: (html: string) => string[] = (html) => [html],
): Promise<PageInPieces> {
  let sendPiece = (): boolean => {
    throw new Error(`nobody has asked for ${path}`);
  };
  const server = createServer((request, response) => {
    if (proxy.refused?.test(request.url ?? '')) return void response.writeHead(503).end();
    const pass = async () => {
      const answer = await fetch(new URL(request.url ?? '/', siteUrl));
      for (const name of ['content-type', 'content-security-policy']) {
        const value = answer.headers.get(name);
        if (value) response.setHeader(name, value);
      }
      response.statusCode = answer.status;
      const body = Buffer.from(await answer.arrayBuffer());
      if (request.url !== path) return response.end(body);
      const pieces = cut(body.toString());
      sendPiece = () => {
        response.write(pieces.shift() ?? '');
        if (!pieces.length) response.end();
        return pieces.length > 0;
      };
      return sendPiece();
    };
    pass().catch((error: unknown) => response.destroy(error as Error));
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const proxy: PageInPieces = {
    refused: null,
    origin: `http://localhost:${port}`,
    sendPiece: () => sendPiece(),
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await server[Symbol.asyncDispose]();
    },
  };
  return proxy;
}
