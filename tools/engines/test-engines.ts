import { spawnSync } from 'node:child_process';
import { installedEngines } from './installed-engines.ts';

// The journeys in every engine that is here; what is not here is named and left out.
let failed = false;
for (const { name, program, wanted } of installedEngines()) {
  if (program === null) {
    console.log(`\nNot tested in ${name}: this machine lacks ${wanted}.`);
    continue;
  }
  console.log(`\n=== ${name}: ${program} ===`);
  const vitest = [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--config',
    'tests/engines/vitest.config.ts',
  ];
  const { status } = spawnSync(process.execPath, [...vitest, ...process.argv.slice(2)], {
    stdio: 'inherit',
    env: { ...process.env, ENGINE: name, ENGINE_PROGRAM: program },
  });
  if (status !== 0) failed = true;
}
if (failed) process.exitCode = 1;
