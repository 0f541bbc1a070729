import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Trial } from './trials.ts';

export type TrialServers = { origins: Record<Trial, string>; close: () => void };

/** Serves every trial's folder as a host would, each on a port of its own. */
export async function startTrialServers(): Promise<TrialServers> {
  const child = fork(fileURLToPath(new URL('serve-trials.ts', import.meta.url)));
  const failed = once(child, 'exit').then(() => {
    throw new Error('the servers could not start');
  });
  const [ports] = (await Promise.race([once(child, 'message'), failed])) as [Record<Trial, number>];
  failed.catch(() => undefined);
  const origin = (trial: Trial) => `https://localhost:${ports[trial]}`;
  return {
    origins: {
      limit: origin('limit'),
      site: origin('site'),
      'single-page': origin('single-page'),
    },
    close: () => child.kill(),
  };
}
