import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

type PageInPieces = AsyncDisposable & {
  origin: string;
  sendRest: () => void;
};

/** A proxy for the site at `siteUrl`. It sends the page at `path` up to the first `end`, and the rest when told to. */
export async function servePageInPieces(siteUrl: string, path: string, end: string) {
  const server = createServer((request, response) => {
    const pass = async () => {
      const answer = await fetch(new URL(request.url ?? '/', siteUrl));
      for (const name of ['content-type', 'content-security-policy']) {
        const value = answer.headers.get(name);
        if (value) response.setHeader(name, value);
      }
      response.statusCode = answer.status;
      const body = Buffer.from(await answer.arrayBuffer());
      if (request.url !== path) return response.end(body);
      const middle = body.indexOf(end) + end.length;
      response.write(body.subarray(0, middle));
      proxy.sendRest = () => response.end(body.subarray(middle));
    };
    pass().catch((error: unknown) => response.destroy(error as Error));
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const proxy: PageInPieces = {
    origin: `http://localhost:${port}`,
    sendRest: () => {
      throw new Error(`nobody has asked for ${path}`);
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await server[Symbol.asyncDispose]();
    },
  };
  return proxy;
}
