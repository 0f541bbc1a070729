import type { Rolldown } from 'vite';

type ModuleInfoOf = Pick<Rolldown.PluginContext, 'getModuleInfo'>;

export const APP_CHUNK = 'entry.client';
const REACT_CHUNK = 'react-dom-client';

const bootEntry = /[\\/]src[\\/]boot\.ts$/;
const reactEntry = /[\\/]src[\\/]react-dom-client\.ts$/;
const appEntry = /[\\/]src[\\/]entry\.client\.tsx$/;

/**
 * One chunk for React DOM with what it needs, and one for the app and all that pages share: a request
 * saved is worth more than a kilobyte, and a task halved more than a request. The boot module is loaded
 * without them, so what boot and app share stays with the boot module.
 */
export function appChunkName(id: string, modules: ModuleInfoOf): string | null {
  const roots = [...rootsOf(id, modules)];
  if (roots.some((root) => bootEntry.test(root))) return null;
  if (roots.some((root) => reactEntry.test(root))) return REACT_CHUNK;
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
