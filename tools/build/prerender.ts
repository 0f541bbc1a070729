import { appendFile, readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin, Rolldown, ViteBuilder } from 'vite';
import { builtCommit, builtOn } from './build-facts.ts';
import { removeDroppedFiles } from '../dropped-files.ts';
import { clientFiles, takeStyles, type ChunkStyles } from './client-files.ts';
import type * as Site from './write-site.ts';

/**
 * Builds the client and write-site.ts, then runs the latter. write-site.ts is not imported here, because vite.config.ts
 * imports this file: `npm run dev` would restart with every changed text.
 */
export function prerenderSite(): Plugin {
  let styles: ChunkStyles = new Map();
  return {
    name: 'prerender-site',
    sharedDuringBuild: true,
    apply: 'build',
    // After the styles are made, and before Vite writes into each module which of them it loads.
    enforce: 'post',
    generateBundle(_options, bundle) {
      if (this.environment.name !== 'client') return;
      const [taken, source] = takeStyles(bundle, this.environment.config.root);
      styles = taken;
      this.emitFile({ type: 'asset', name: 'pages.css', source });
    },
    async buildApp(builder) {
      const { root } = builder.config;
      const client = await build(builder, 'client');
      await build(builder, 'prerender');
      const outDirOf = (name: string) =>
        path.resolve(root, builder.environments[name]?.config.build.outDir ?? '');
      const distDir = outDirOf('client');
      // Vite has written the packages' licences into this file (`build.license`).
      const fontLicence = await readFile(path.join(root, 'src/styles/fonts/OFL.txt'), 'utf8');
      await appendFile(
        path.join(distDir, 'licences.txt'),
        `\n## Fraunces, the display font (OFL-1.1)\n\n${fontLicence}`,
      );
      // Vite copies all of public/.
      await removeDroppedFiles(distDir);
      const entry = pathToFileURL(path.join(outDirOf('prerender'), 'write-site.js')).href;
      const { writeSite } = (await import(entry)) as typeof Site;
      const files = clientFiles(client, root, styles);
      await writeSite(distDir, files, { commit: builtCommit(), builtOn });
      console.log(`The site is in ${path.relative(root, distDir)}/`);
    },
  };
}

async function build(builder: ViteBuilder, name: string): Promise<Rolldown.RolldownOutput> {
  const environment = builder.environments[name];
  if (!environment) throw new Error(`vite.config.ts has no environment "${name}"`);
  return (await builder.build(environment)) as Rolldown.RolldownOutput;
}
