import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';

export type RunningHost = { origin: string; stop: () => Promise<void> };

type HostCommand = {
  command: string;
  args: readonly string[];
  env: NodeJS.ProcessEnv;
  cwd: string;
  origin: string;
  timeoutMs: number;
};

/** Starts a server and waits until it answers; throws with its own last words where it does not. */
export async function startHost(host: HostCommand): Promise<RunningHost> {
  const { command, args, env, cwd, origin } = host;
  // A group of its own, so that what it starts ends with it, and all of it with us.
  const child = spawn(command, args, { detached: true, env, cwd });
  process.on('exit', () => endGroup(child));
  let words = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => (words = (words + chunk.toString()).slice(-2000)));
  }
  let spawnError = '';
  child.on('error', (error) => (spawnError = error.message));

  const deadline = Date.now() + host.timeoutMs;
  while (isAlive(child) && Date.now() < deadline) {
    if (await answers(origin)) return { origin, stop: () => stop(child) };
    await setTimeout(100);
  }
  const reason = isAlive(child) ? `no answer in ${host.timeoutMs / 1000} s` : 'it ended by itself';
  await stop(child);
  throw new Error([spawnError || reason, words.trim()].filter(Boolean).join('\n'));
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
    await (await fetch(origin, { signal: AbortSignal.timeout(5000) })).arrayBuffer();
    return true;
  } catch {
    return false;
  }
}

function isAlive({ pid, exitCode, signalCode }: ChildProcess): boolean {
  return pid !== undefined && exitCode === null && signalCode === null;
}

async function stop(child: ChildProcess): Promise<void> {
  const exited = once(child, 'exit');
  if (endGroup(child)) await exited;
}

/** Whether there was anything left to end. */
function endGroup(child: ChildProcess): boolean {
  return isAlive(child) && child.pid !== undefined && process.kill(-child.pid, 'SIGTERM');
}
