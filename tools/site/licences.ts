import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Rolldown } from 'vite';

const insidePackage = /^(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/;

type PackageJson = { name: string; version: string; license?: string };

/** The folders of the packages whose code is in what a build has written. */
export function shippedPackages({ output }: Rolldown.RolldownOutput): string[] {
  const modules = output.flatMap((file) =>
    file.type === 'chunk' ? Object.entries(file.modules) : [],
  );
  const folders = modules
    .filter(([, { renderedLength }]) => renderedLength > 0)
    .map(([id]) => insidePackage.exec(id.replace('\0', ''))?.[1])
    .filter((folder) => folder !== undefined);
  return [...new Set(folders)].toSorted();
}

/** What the site is allowed to ship, and under which words; a package without any stops the build. */
export async function licencesText(folders: readonly string[]): Promise<string> {
  const packages = await Promise.all(folders.map(packageLicence));
  const font = await readFile('src/styles/fonts/OFL.txt', 'utf8');
  return [
    'This site ships parts of the work below, each under its own licence.\n',
    ...packages,
    entry('Fraunces, the display font (SIL Open Font License 1.1)', font),
  ].join('\n');
}

async function packageLicence(folder: string): Promise<string> {
  const source = await readFile(path.join(folder, 'package.json'), 'utf8');
  const { name, version, license } = JSON.parse(source) as PackageJson;
  const file = (await readdir(folder)).find((it) => /^licen[cs]e(?:\.(?:md|txt))?$/i.test(it));
  if (!license || !file) throw new Error(`${name} is shipped, and names no licence or has no text`);
  return entry(`${name} ${version} (${license})`, await readFile(path.join(folder, file), 'utf8'));
}

function entry(title: string, text: string): string {
  return `${title}\n${'='.repeat(title.length)}\n\n${text.trim()}\n`;
}
