import { once } from 'node:events';
import type { RequestListener, Server } from 'node:http';
import type { TestProject } from 'vitest/node';
import { createLocalServer } from '../../../tools/server/local-server.ts';
import { bundleInPage } from './in-page-script.ts';
import { copyWatched } from './watched-site.ts';

declare module 'vitest' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface ProvidedContext {
    site: string;
    watchedSite: string;
    failingSite: string;
    inPageScript: string;
  }
}

const watchedDir = '.cache/watched-site';

/** Vitest calls it before all journeys, and what it returns after them. */
export async function setup(project: TestProject) {
  copyWatched('dist', watchedDir);
  const servers = ['dist', watchedDir, watchedDir].map((distDir) =>
    createLocalServer({ distDir, counterDatabase: ':memory:' }),
  );
  const [, , failing] = servers;
  if (failing) failFirstRequest(failing, '/assets/entry.client-');
  const [site = '', watchedSite = '', failingSite = ''] = await Promise.all(servers.map(listen));
  project.provide('site', site);
  project.provide('watchedSite', watchedSite);
  project.provide('failingSite', failingSite);
  project.provide('inPageScript', await bundleInPage());
  return () => {
    for (const server of servers) {
      server.close();
      server.closeAllConnections();
    }
  };
}

/** With a status: a connection that breaks off is tried again by browsers themselves. */
function failFirstRequest(server: Server, start: string) {
  const [answer] = server.listeners('request') as RequestListener[];
  let failed = false;
  server.removeAllListeners('request').on('request', (request, response) => {
    if (failed || !request.url?.startsWith(start)) {
      answer?.(request, response);
      return;
    }
    failed = true;
    response.writeHead(503, { 'Cache-Control': 'no-store' }).end();
  });
}

async function listen(server: Server): Promise<string> {
  await once(server.listen(0), 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return `http://localhost:${address.port}`;
}
