import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

const names = /^(?:Thumbs\.db|desktop\.ini|\.DS_Store)$|:Zone\.Identifier$/i;

/** Whether Windows or macOS has dropped the file into a folder. .gitignore has the same names. */
export function isDroppedFile(name: string): boolean {
  return names.test(name);
}

/** Removes such files from a folder and from those inside it. */
export async function removeDroppedFiles(dir: string): Promise<void> {
  for (const { name, parentPath } of await readdir(dir, { recursive: true, withFileTypes: true }))
    if (isDroppedFile(name)) await rm(join(parentPath, name));
}
