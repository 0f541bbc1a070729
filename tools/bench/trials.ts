import { fork } from 'node:child_process';
import { once } from 'node:events';
import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createBuilder } from 'vite';
import { compressFolder } from '../build/compress.ts';
import { withoutScripts } from './without-scripts.ts';

const site = '.cache/bench/site';
const limit = '.cache/bench/limit';

export type Trials = {
  /** Where the site is served, such as `https://localhost:40001`. */
  site: string;
  /** Where its limit is served: the same HTML, stylesheet and pictures without any script. */
  limit: string;
  stop: () => void;
};

/** Builds the site and its limit into folders of their own, and serves both over HTTP/2 as hosts do. */
export async function startTrials(): Promise<Trials> {
  const client = { build: { outDir: site } };
  const builder = await createBuilder({ environments: { client }, logLevel: 'error' });
  await builder.buildApp();
  await makeLimit();
  // A process of its own, because a busy one would answer late.
  const server = fork(path.join(import.meta.dirname, 'serve-trials.ts'), [site, limit]);
  const [ports] = (await once(server, 'message')) as [number[]];
  return {
    site: `https://localhost:${ports[0]}`,
    limit: `https://localhost:${ports[1]}`,
    stop: () => server.kill(),
  };
}

async function makeLimit() {
  await rm(limit, { recursive: true, force: true });
  await cp(site, limit, { recursive: true });
  for (const name of await readdir(limit, { recursive: true })) {
    const file = path.join(limit, name);
    if (/\.(?:br|gz|js)$/.test(name)) await rm(file);
    else if (name.endsWith('.html')) {
      await writeFile(file, withoutScripts(await readFile(file, 'utf8')));
    }
  }
  await compressFolder(limit);
}
