// `npm start`: builds the site and serves it. What is not a port is refused before the build.
import { createBuilder } from 'vite';
import { serve } from './serve.ts';

const args = process.argv.slice(2);
const option = /^--port[= ](.*)$/.exec(args.join(' '))?.[1];
const port = option ?? (args.length > 0 ? args.join(' ') : (process.env['PORT'] ?? '4173'));
if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) {
  console.error(`"${port}" is not a port. Give a number up to 65535: npm start -- --port 8080`);
  process.exit(1);
}
const builder = await createBuilder({ logLevel: 'warn' });
await builder.buildApp();
serve(Number(port));
