// `npm run test:engines`: the main journeys in WebKit and Firefox. An engine that this machine does not
// have is named and left out.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

// As in the browser tests: docs/decisions/same-browser-and-fonts.md.
const fonts = resolve('tools/browser/fonts.conf');

/** The first that answers, because Ubuntu's firefox may be a script that asks for a snap. */
function findProgram(question: string, paths: readonly (string | undefined)[]) {
  const answers = (path: string) =>
    existsSync(path) && spawnSync(path, [question], { timeout: 30_000 }).status === 0;
  return paths.find((path) => path && answers(path));
}

function testIn(engine: 'WebKit' | 'Firefox', program: string | undefined, packages: string) {
  if (!program) {
    console.log(`\n${engine}: NOT TESTED. It is not installed (${packages}).`);
    return;
  }
  console.log(`\n=== ${engine}: ${program} ===`);
  const vitest = ['node_modules/vitest/vitest.mjs', 'run'];
  const config = ['--config', 'tests/engines/vitest.config.ts'];
  const { status } = spawnSync(process.execPath, [...vitest, ...config, ...process.argv.slice(2)], {
    stdio: 'inherit',
    env: { ...process.env, FONTCONFIG_FILE: fonts, ENGINE: engine, ENGINE_PROGRAM: program },
  });
  if (status !== 0) process.exitCode = 1;
}

const webkit = findProgram('--help', [
  process.env['WEBKIT_DRIVER_PATH'],
  '/usr/bin/WebKitWebDriver',
]);
const hasScreen = existsSync('/usr/bin/Xvfb');
testIn('WebKit', hasScreen ? webkit : undefined, 'Debian: webkit2gtk-driver, xvfb');

const firefox = findProgram('--version', [
  process.env['FIREFOX_PATH'],
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
]);
testIn('Firefox', firefox, 'Debian: firefox-esr; elsewhere set FIREFOX_PATH');
