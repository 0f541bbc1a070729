import { build, type Rolldown } from 'vite';

/** in-page.ts and what it needs, as one script that leaves `inPage` behind. */
export async function bundleInPage(): Promise<string> {
  const outputs = (await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      lib: { entry: 'tests/engines/browsers/in-page.ts', formats: ['iife'], name: 'inPageModule' },
    },
  })) as Rolldown.RolldownOutput[];
  const code = outputs[0]?.output[0].code;
  if (!code) throw new Error('in-page.ts could not be bundled');
  return `${code}; const { inPage } = inPageModule`;
}
