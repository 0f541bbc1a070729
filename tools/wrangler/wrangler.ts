import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { ensureInstalled } from '../run/install.mjs';

export const workerConfig = path.resolve('worker/wrangler.jsonc');

/**
 * The file of Cloudflare's tool, in the version of this folder's lockfile. It is not among the project's
 * packages, because few need its 200 MB. Throws where it can't be installed.
 */
export function installedWrangler(): string {
  ensureInstalled('tools/wrangler');
  return path.resolve('tools/wrangler/node_modules/wrangler/bin/wrangler.js');
}

// `npm run wrangler -- dev`, or `deploy`.
if (import.meta.main) {
  const args = [installedWrangler(), ...process.argv.slice(2), '--config', workerConfig];
  process.exitCode = spawnSync(process.execPath, args, { stdio: 'inherit' }).status ?? 1;
}
