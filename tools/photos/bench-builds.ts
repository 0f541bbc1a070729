import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';

import { buildPhotos } from './build-photos.ts';
import { ledgerFile } from './derived-ledger.ts';
import { photosDir } from './photo-catalog.ts';
import { thisProject } from './photo-project.ts';

export type BuildMeasurement = {
  fullSeconds: number;
  /** Of the processor: what the full run would take on one idle core. */
  fullCoreSeconds: number;
  unchangedSeconds: number;
  cores: number;
};

/** Makes all derived files in a folder of its own, then runs once more with nothing changed. */
export async function measureBuilds(log: (line: string) => void): Promise<BuildMeasurement> {
  const root = await mkdtemp(join(tmpdir(), 'photos-bench-'));
  try {
    await mkdir(join(root, 'src'));
    await cp(photosDir, join(root, photosDir), { recursive: true });
    await rm(join(root, ledgerFile), { force: true });
    const project = { ...thisProject(), root, log };
    const before = process.cpuUsage();
    const fullSeconds = await timed(() => buildPhotos(project));
    const { user, system } = process.cpuUsage(before);
    const unchangedSeconds = await timed(() => buildPhotos({ ...project, log: () => undefined }));
    const fullCoreSeconds = (user + system) / 1e6;
    return { fullSeconds, fullCoreSeconds, unchangedSeconds, cores: cpus().length };
  } finally {
    await rm(root, { recursive: true });
  }
}

async function timed(run: () => Promise<void>): Promise<number> {
  const start = performance.now();
  await run();
  return (performance.now() - start) / 1000;
}
