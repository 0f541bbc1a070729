import { extname, parse } from 'node:path';

/** "Kitchen Garden (2).JPG" → "kitchen-garden-2": by subject, as an address can hold it. */
export function slugOf(name: string): string {
  return parse(name)
    .name.normalize('NFKD')
    .replaceAll(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

/** The name that a file should have in photos/. */
export function fileNameOf(name: string): string {
  const extension = extname(name).toLowerCase();
  return `${slugOf(name) || 'photo'}${extension === '.jpeg' ? '.jpg' : extension}`;
}
