import { readFile } from 'node:fs/promises';
import os from 'node:os';
import { openBrowser } from './phone.ts';

/** What a figure is worth depends on where, when and with what it was taken. */
export async function machineLine(args: readonly string[]): Promise<string> {
  const browser = await openBrowser();
  const chromium = browser.version();
  await browser.close();
  const { version: lighthouse } = JSON.parse(
    await readFile('node_modules/lighthouse/package.json', 'utf8'),
  ) as { version: string };
  const [cpu] = os.cpus();
  const command = ['npm run bench', ...(args.length > 0 ? ['--', ...args] : [])].join(' ');
  const load = os.loadavg()[0] ?? 0;
  return [
    `\`${command}\` on ${new Date().toISOString().slice(0, 10)}:`,
    `${os.cpus().length} × ${cpu?.model.trim() ?? 'unknown processor'},`,
    `${Math.round(os.totalmem() / 2 ** 30)} GiB, load ${load.toFixed(1)} at the start,`,
    `${os.type()} ${os.release()}, Node ${process.versions.node}, Chromium ${chromium},`,
    `Lighthouse ${lighthouse}.`,
  ].join(' ');
}
