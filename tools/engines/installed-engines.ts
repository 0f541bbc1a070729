import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

export type Engine = {
  name: 'WebKit' | 'Firefox';
  /** What starts it; null where it is not installed. */
  program: string | null;
  /** What is missing, and how Debian calls it. */
  wanted: string;
};

const places = {
  firefox: [
    process.env['FIREFOX_PATH'],
    '/usr/bin/firefox-esr',
    '/usr/bin/firefox',
    '/Applications/Firefox.app/Contents/MacOS/firefox',
  ],
  webkit: [process.env['WEBKIT_DRIVER_PATH'], '/usr/bin/WebKitWebDriver'],
};

export function installedEngines(): Engine[] {
  const webkit = findProgram(places.webkit, '--help');
  const screen = existsSync('/usr/bin/Xvfb');
  return [
    {
      name: 'WebKit',
      program: screen ? webkit : null,
      wanted: 'WebKitWebDriver and Xvfb (Debian: webkit2gtk-driver, xvfb)',
    },
    {
      name: 'Firefox',
      program: findProgram(places.firefox, '--version'),
      wanted: 'Firefox (Debian: firefox-esr; elsewhere FIREFOX_PATH names it)',
    },
  ];
}

/** The first that is there and answers: Ubuntu's firefox may be a script that asks for a snap. */
function findProgram(paths: readonly (string | undefined)[], question: string): string | null {
  const answers = (path: string) =>
    existsSync(path) && spawnSync(path, [question], { timeout: 30_000 }).status === 0;
  return paths.find((path) => path !== undefined && answers(path)) ?? null;
}
