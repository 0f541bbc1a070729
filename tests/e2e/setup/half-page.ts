import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export type HalfPage = AsyncDisposable & { origin: string; sendRest: () => void };

/** Stands before the site at `siteUrl` and sends the page at `path` as far as `end`, until told to go on. */
export async function serveHalfPage(siteUrl: string, path: string, end: string): Promise<HalfPage> {
  const rest = Promise.withResolvers<void>();
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
      const found = body.indexOf(end);
      if (found === -1) throw new Error(`${path} does not hold ${end}`);
      response.write(body.subarray(0, found + end.length));
      await rest.promise;
      return response.end(body.subarray(found + end.length));
    };
    pass().catch((error: unknown) => response.destroy(error as Error));
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    sendRest: rest.resolve,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await server[Symbol.asyncDispose]();
    },
  };
}
