import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressible = new Set(
  ['html', 'js', 'css', 'svg', 'xml', 'txt', 'json', 'webmanifest'].map((name) => `.${name}`),
);
// Anything smaller fits into one packet uncompressed.
const minimumBytes = 512;

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/**
 * Writes .br and .gz copies beside the text files of a build, where they are smaller, at levels that are
 * too slow for a server to use on each request.
 */
export async function compressFolder(distDir: string): Promise<void> {
  const names = await readdir(distDir, { recursive: true });
  for (const name of names) {
    // Files that begin with a dot belong to the build and are not served.
    if (!compressible.has(extname(name)) || name.split(sep).some((part) => part.startsWith('.'))) {
      continue;
    }
    const path = join(distDir, name);
    const source = await readFile(path);
    if (source.length < minimumBytes) continue;
    for (const [extension, bytes] of await compressedCopies(source)) {
      if (bytes.length >= source.length) continue;
      await writeFile(`${path}${extension}`, bytes);
    }
  }
}

async function compressedCopies(source: Buffer): Promise<[string, Buffer][]> {
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: source.length,
  };
  return [
    ['.br', await brotli(source, { params })],
    ['.gz', await gzipped(source, { level: 9 })],
  ];
}
