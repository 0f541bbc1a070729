import { spawnSync } from 'node:child_process';

import { readFindings, readSignatures, type AuditResult } from './audit-report.ts';

// `npm run audit`: whether anything is known against what ships, and whether all packages are what
// their makers published. Outside `npm test`: what is found out about a package on some day must not
// redden a change that has nothing to do with it.
const words = { clean: 'nothing', found: 'FOUND', unchecked: 'NOT CHECKED' };

function askNpm(...args: string[]): string {
  const options = ['--json', '--fetch-retries=0'];
  return spawnSync('npm', ['audit', ...args, ...options], { encoding: 'utf8' }).stdout;
}

function report(what: string, { outcome, lines }: AuditResult) {
  console.log(`${what}: ${words[outcome]}`);
  for (const line of lines) console.log(`  ${line}`);
  if (outcome === 'unchecked') console.log('  Try again where the registry can be reached.');
  if (outcome === 'found') process.exitCode = 1;
  if (outcome === 'unchecked') process.exitCode ??= 2;
}

report('Known against what ships', readFindings(askNpm('--omit=dev')));
report('Packages that are not as published', readSignatures(askNpm('signatures')));
