import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export type TestProject = Awaited<ReturnType<typeof testProject>>;

export const gardenEntry = {
  slug: 'garden',
  title: 'The garden',
  description: 'Rows of greens.',
  alt: 'Two children water vegetables',
  category: 'activities',
  shown: 'both',
  people: 'unidentifiable',
  focal: { x: 40, y: 50 },
};

/** Makes a small project with these photos in a temporary folder. */
export async function testProject(photos: readonly unknown[]) {
  const root = await mkdtemp(join(tmpdir(), 'photos-'));
  const lines: string[] = [];
  const put = async (path: string, content: string | Buffer) => {
    await mkdir(join(root, path, '..'), { recursive: true });
    await writeFile(join(root, path), content);
  };
  await put('photos/photos.json', JSON.stringify({ photos }));
  return {
    root,
    lines,
    log: (line: string) => lines.push(line),
    put,
    remove: () => rm(root, { recursive: true }),
  };
}

/** The content of each file of a folder, to show that nothing has changed. */
export async function contentOf(root: string): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const entry of await readdir(root, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isFile()) found.set(path, await readFile(path, 'latin1'));
  }
  return found;
}
