import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build, type Plugin } from 'vite';

// `npm run observatory`: takes the analysers and the marks out of MDN's HTTP Observatory and writes
// them into one file. Why it is no dependency: docs/decisions/observatory-in-the-repository.md.
const name = '@mdn/mdn-http-observatory';
const version = '1.4.8';
const integrity =
  'sha512-0goue3nubqDQuIqLaQWRUa7iNsgTOwIlJdqbiC8sO7PxqwmpdQJo9Q8GCvXkcp7s35yGj9X/RGkZ4iIBZoYHxw==';

const notice = `/**
 * The analysers and the marks of ${name} ${version},
 * https://github.com/mdn/mdn-http-observatory, put into one file by \`npm run observatory\`.
 *
 * This Source Code Form is subject to the terms of the Mozilla Public License, v. 2.0. If a copy of
 * the MPL was not distributed with this file, You can obtain one at https://mozilla.org/MPL/2.0/.
 */`;

/** What it asks of the network, of files and of large packages, by the name that imports it. */
const replaced: Record<string, string> = {
  // The answers come from the caller, in place of a host's name.
  '../retriever/retriever.js': 'export const retrieve = async (requests) => requests;',
  './retriever/session.js': 'export class Session {}',
  // A list that it downloads; this site is not on it.
  '../hsts.js': 'export const isHstsPreloaded = () => null;',
  // Two hosts of one owner count as strangers: the stricter reading.
  tldts: 'export const parse = (address) => ({ domain: URL.parse(address)?.hostname ?? address });',
  'tough-cookie':
    "export const Cookie = { parse() { throw new Error('this site sets no cookies'); } };",
};

function withoutTheOutside(): Plugin {
  return {
    name: 'without-the-outside',
    enforce: 'pre',
    resolveId(id) {
      if (id === 'jsdom') return { id: './script-elements.ts', external: true };
      return id in replaced ? `\0replaced:${id}` : null;
    },
    load: (id) => (id.startsWith('\0replaced:') ? replaced[id.slice(10)] : null),
  };
}

const folder = resolve('.cache/observatory');
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const npm = { cwd: folder, encoding: 'utf8' } as const;
const archive = execFileSync('npm', ['pack', '--silent', `${name}@${version}`], npm).trim();
const digest = createHash('sha512')
  .update(readFileSync(join(folder, archive)))
  .digest('base64');
if (`sha512-${digest}` !== integrity) throw new Error(`${archive} is not the file that was read`);
execFileSync('tar', ['-xzf', archive], npm);

await build({
  configFile: false,
  publicDir: false,
  logLevel: 'warn',
  plugins: [withoutTheOutside()],
  build: {
    ssr: join(folder, 'package/src/scanner/index.js'),
    outDir: 'tools/observatory',
    emptyOutDir: false,
    minify: false,
    rolldownOptions: {
      output: { entryFileNames: 'observatory.generated.js', banner: notice },
    },
  },
});
