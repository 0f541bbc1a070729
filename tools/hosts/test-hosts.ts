import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

import { wrongAnswers } from './host-answers.ts';
import { nginxVersion, startNginx } from './nginx-host.ts';
import type { RunningHost } from './running-host.ts';
import { startWrangler, WRANGLER } from './wrangler-host.ts';

// `npm run test:hosts`: the built site on the hosts it is made for. A host that cannot be had here is
// named and fails nothing; a header that is wrong does.
const distDir = resolve('dist');

async function tryHost(name: string, host: RunningHost) {
  const lines = await wrongAnswers(host.origin, distDir);
  await host.stop();
  console.log(`${name}: ${lines.length === 0 ? 'every answer is right' : 'WRONG'}`);
  for (const line of lines) console.log(`  ${line}`);
  if (lines.length > 0) process.exitCode = 1;
}

function notTried(name: string, reason: string) {
  console.log(`${name}: NOT TRIED. ${reason}`);
}

async function tryNginx() {
  const version = nginxVersion();
  if (version === null) {
    return notTried('nginx', 'It is not installed: apt-get install nginx-light');
  }
  try {
    await tryHost(version, await startNginx(distDir));
  } catch (error) {
    // It is here, so it is the include that it refuses.
    console.log(`${version}: WRONG\n  ${messageOf(error)}`);
    process.exitCode = 1;
  }
}

async function tryWrangler() {
  let host: RunningHost;
  try {
    host = await startWrangler(distDir);
  } catch (error) {
    return notTried(WRANGLER, `It could not be fetched or started: ${messageOf(error)}`);
  }
  await tryHost(`${WRANGLER} (Cloudflare Pages)`, host);
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

if (!existsSync(resolve(distDir, '_headers'))) {
  console.error('dist/ holds no built site; run: npm run build');
  process.exit(1);
}
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1));
await tryNginx();
await tryWrangler();
