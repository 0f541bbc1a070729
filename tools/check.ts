import { spawnSync } from 'node:child_process';

// `npm run check`: all that needs no browser. It ends with the first script that fails, and names it.
const scripts = [
  'format:check',
  'types',
  'lint',
  'unused',
  'facts',
  'content',
  'photos:check',
  'build:tests',
  'test:quick',
];

for (const script of scripts) {
  // `node --run` starts ten times as fast as npm, and runs no "pre" scripts: npm has set up everything before this file.
  const { status } = spawnSync(process.execPath, ['--run', script], { stdio: 'inherit' });
  if (status !== 0) {
    console.error(`\nThis failed, and runs alone by: npm run ${script}`);
    process.exit(1);
  }
}
