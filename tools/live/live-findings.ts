import { globSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { wrongAnswers } from '../hosts/host-answers.ts';
import { hostCounterPath } from '../build/visit-counter-settings.ts';

const AT_ONCE = 8;

/**
 * What a live site serves otherwise than the built one in `distDir`, a line each: every file, byte by byte;
 * and headers, caching, redirects, the 404 answer and the visit counter, as the build wants them of a host.
 */
export async function liveFindings(origin: string, distDir: string): Promise<string[]> {
  const files = servedFiles(distDir);
  const lines: string[] = [];
  const compareNext = async () => {
    for (let file = files.pop(); file; file = files.pop()) {
      const line = await difference(origin, distDir, file);
      if (line) lines.push(line);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, compareNext));
  try {
    return [...lines.toSorted(), ...(await wrongAnswers(origin, distDir, hostCounterPath))];
  } catch (error) {
    return [...lines.toSorted(), `headers: could not be read (${reasonOf(error)})`];
  }
}

/** Without the hosts' settings and the compressed copies, which have no address. */
function servedFiles(distDir: string): string[] {
  return globSync(['**', '.well-known/**'], { cwd: distDir })
    .filter((file) => statSync(path.join(distDir, file)).isFile())
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => !/^_|\.(?:br|gz)$/.test(file));
}

async function difference(origin: string, distDir: string, file: string): Promise<string | null> {
  const address = addressOf(file);
  const status = file === '404.html' ? 404 : 200;
  try {
    // A redirect is not followed: what another address serves says nothing about this one.
    const response = await fetch(origin + address, {
      redirect: 'manual',
      headers: { 'Cache-Control': 'no-cache' },
      signal: AbortSignal.timeout(30_000),
    });
    if (response.status !== status) return `${address}: answers ${answerOf(response)}`;
    const found = Buffer.from(await response.arrayBuffer());
    const built = readFileSync(path.join(distDir, file));
    return found.equals(built) ? null : `${address}: ${firstDifference(found, built)}`;
  } catch (error) {
    return `${address}: could not be read (${reasonOf(error)})`;
  }
}

function addressOf(file: string): string {
  if (file === '404.html') return '/nothing-here';
  return `/${file.replace(/(?:^index)?\.html$/, '')}`;
}

function answerOf({ status, headers }: Response): string {
  const location = headers.get('location');
  return location ? `${status} to ${location}` : String(status);
}

/** Where two files begin to differ, with the words around it. */
function firstDifference(found: Buffer, built: Buffer): string {
  let at = 0;
  while (at < found.length && found[at] === built[at]) at += 1;
  const around = (bytes: Buffer) =>
    JSON.stringify(bytes.subarray(Math.max(0, at - 40), at + 40).toString());
  return `differs from byte ${at} on: found ${around(found)}; expected ${around(built)}`;
}

function reasonOf(error: unknown): string {
  const { message, cause } = error instanceof Error ? error : new Error(String(error));
  return cause instanceof Error ? cause.message : message;
}
