import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type FactSet, factSets } from './fact-sets.ts';

/*
 * `npm run rehearse`: whether the checks accept the facts that the home may hand over one day. A copy of the
 * project gets a set of facts and runs the project's own commands, as a volunteer would. What is refused there is
 * a fault of a check. `npm run rehearse -- complete --keep` leaves the copy, to look at.
 */
const root = path.resolve(import.meta.dirname, '../..');
const args = process.argv.slice(2);
const chosen = args.filter((arg) => arg in factSets);
const failed = [];
for (const name of chosen.length > 0 ? chosen : Object.keys(factSets)) {
  const facts = factSets[name];
  if (facts && !rehearse(name, facts)) failed.push(name);
}
if (failed.length > 0) {
  console.error(`Refused: ${failed.join(', ')}`);
  process.exitCode = 1;
}

function rehearse(name: string, facts: FactSet): boolean {
  const copy = mkdtempSync(path.join(tmpdir(), `facts-${name}-`));
  console.log(`${name}: ${copy}`);
  try {
    copyProject(copy);
    writeFacts(copy, facts);
    const commands = [
      ['npm', 'run', 'photos'],
      ['npm', 'run', 'cards'],
      ['npm', 'run', 'check:content'],
      [process.execPath, 'tools/content/list-failed-tests.ts', 'unit'],
      ...(facts.isReady ? [['npm', 'run', 'launch-check']] : []),
    ];
    // All are run, so that one run names all that is refused.
    return commands.map((command) => passes(copy, command)).every(Boolean);
  } finally {
    if (!args.includes('--keep')) rmSync(copy, { recursive: true, force: true });
  }
}

function copyProject(copy: string): void {
  const { stdout } = spawnSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
    cwd: root,
    encoding: 'utf8',
  });
  for (const file of stdout.split('\0').filter((it) => it !== ''))
    cpSync(path.join(root, file), path.join(copy, file), { recursive: true });
  symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'), 'junction');
}

function writeFacts(copy: string, { fields, texts }: FactSet): void {
  for (const [name, values] of Object.entries(fields)) {
    const file = path.join(copy, `src/content/${name}.ts`);
    for (const [field, value] of Object.entries(values)) {
      // A list of several lines ends at the bracket below its name. Types end with a semicolon.
      const written = new RegExp(
        String.raw`^( *)${field}: (?:\[\n(?:\1 .*\n)*\1\]|[^;\n]*),$`,
        'm',
      );
      change(file, written, `$1${field}: ${value},`);
    }
  }
  for (const [name, changes] of Object.entries(texts))
    for (const [found, text] of changes) change(path.join(copy, name), found, text);
}

function change(file: string, found: RegExp, text: string): void {
  const before = readFileSync(file, 'utf8');
  if (before.search(found) < 0) throw new Error(`${file} has no ${String(found)}`);
  writeFileSync(file, before.replace(found, text));
}

function passes(cwd: string, [program = '', ...rest]: readonly string[]): boolean {
  const started = Date.now();
  const { status, stdout, stderr } = spawnSync(program, rest, {
    cwd,
    encoding: 'utf8',
    maxBuffer: 1e8,
    shell: process.platform === 'win32',
  });
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  console.log(`  ${rest.at(-1)}: ${status === 0 ? 'passed' : 'FAILED'} (${seconds} s)`);
  if (status !== 0) console.log(stdout + stderr);
  return status === 0;
}
