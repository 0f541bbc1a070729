import type { Rolldown } from 'vite';

type ModuleInfoOf = Pick<Rolldown.PluginContext, 'getModuleInfo'>;

export const APP_CHUNK = 'entry.client';

const bootEntry = /[\\/]src[\\/]boot\.ts$/;
const appEntry = /[\\/]src[\\/]entry\.client\.tsx$/;

/**
 * One chunk for the app and for all that pages share: a request saved is worth more than a kilobyte.
 * The boot module is loaded without it, so what boot and app share stays with the boot module.
 */
export function appChunkName(id: string, modules: ModuleInfoOf): string | null {
  const roots = [...rootsOf(id, modules)];
  if (roots.some((root) => bootEntry.test(root))) return null;
  return roots.length > 1 || roots.some((root) => appEntry.test(root)) ? APP_CHUNK : null;
}

/** The entries and the pages that need a module, and so have to find it in a chunk they load. */
function rootsOf(id: string, modules: ModuleInfoOf, seen = new Set<string>()): Set<string> {
  const roots = new Set<string>();
  if (seen.has(id)) return roots;
  seen.add(id);
  const { isEntry, importers, dynamicImporters } = modules.getModuleInfo(id) ?? {};
  if (isEntry || dynamicImporters?.length) roots.add(id);
  for (const importer of importers ?? []) {
    for (const root of rootsOf(importer, modules, seen)) roots.add(root);
  }
  return roots;
}
