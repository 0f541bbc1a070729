import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';

type ServerCommand = {
  command: string;
  args: readonly string[];
  env: NodeJS.ProcessEnv;
  cwd: string;
  /** Where it answers once it has started, such as `http://127.0.0.1:8080`. */
  origin: string;
  timeoutMs: number;
};

export class NotStarted extends Error {}

/** Calls `run` while a server runs; throws `NotStarted`, with the server's own output, where it does not answer in time. */
export async function withServer<Result>(
  { command, args, env, cwd, origin, timeoutMs }: ServerCommand,
  run: () => Promise<Result>,
): Promise<Result> {
  // A process group of its own, so that what the server starts ends with it.
  const child = spawn(command, args, { detached: true, env, cwd });
  const isRunning = () =>
    child.pid !== undefined && child.exitCode === null && child.signalCode === null;
  const end = () => isRunning() && process.kill(-Number(child.pid));
  process.once('exit', end);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  }
  child.on('error', (error) => (output += error.message));
  try {
    const deadline = Date.now() + timeoutMs;
    while (!(await answers(origin))) {
      if (!isRunning() || Date.now() > deadline) {
        throw new NotStarted(`It does not answer.\n${output.slice(-2000).trim()}`);
      }
      await setTimeout(100);
    }
    return await run();
  } finally {
    if (end()) await once(child, 'exit');
  }
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

async function answers(origin: string): Promise<boolean> {
  try {
    await fetch(origin, { signal: AbortSignal.timeout(5000) });
    return true;
  } catch {
    return false;
  }
}
