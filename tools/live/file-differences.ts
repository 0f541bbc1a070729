import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contactFilePath } from '../../src/components/giving/contact-file.ts';

/** The files with payment values or phones that visitors keep, compared byte by byte; a line each. */
export async function fileDifferences(origin: string, distDir: string): Promise<string[]> {
  const cards = readdirSync(join(distDir, 'cards'))
    // The others show no number.
    .filter((name) => !name.endsWith('.jpg'))
    .map((name) => `/cards/${name}`);
  const lines: string[] = [];
  for (const path of [...cards, contactFilePath]) {
    const response = await fetch(origin + path, {
      redirect: 'manual',
      signal: AbortSignal.timeout(15_000),
    });
    const live = Buffer.from(await response.arrayBuffer());
    if (!live.equals(readFileSync(join(distDir, path)))) {
      lines.push(`${path}: another file (status ${response.status}); expected the repository's`);
    }
  }
  return lines;
}
