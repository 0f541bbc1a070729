import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const galleryFile = 'src/content/gallery.ts';

/** Puts a photo at the end of the gallery, and says where that is. */
export async function showInGallery(root: string, slug: string): Promise<string> {
  const path = join(root, galleryFile);
  const source = await readFile(path, 'utf8');
  const list = /(export const galleryPhotos = \[\n)((?: {2}'[^']+',\n)*)/.exec(source);
  if (!list) throw new Error(`${galleryFile}: expected a list galleryPhotos, a slug a line`);
  const end = list.index + list[0].length;
  await writeFile(path, `${source.slice(0, end)}  '${slug}',\n${source.slice(end)}`);
  const count = (list[2] ?? '').split('\n').length;
  return `Gallery: photo ${count} of ${count} (${galleryFile})`;
}
