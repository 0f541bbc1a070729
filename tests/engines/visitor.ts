import { existsSync } from 'node:fs';
import { expect, test as base } from '@playwright/test';
import { build, type Rolldown } from 'vite';
import type { EngineOptions } from '../../playwright.config.ts';
import { launchOptions } from '../../tools/browser/launch-options.ts';
import { type Engine, startChromium, startFirefox } from './puppeteer.ts';
import type { Path } from '../find-by-role.ts';
import { startWebKit } from './webkit.ts';

const engines = {
  firefox: {
    start: startFirefox,
    programs: [process.env['FIREFOX_PATH'], '/usr/bin/firefox-esr', '/usr/bin/firefox'],
  },
  webkit: {
    start: startWebKit,
    programs: [process.env['WEBKIT_DRIVER_PATH'], '/usr/bin/WebKitWebDriver'],
  },
  'chromium-103': {
    start: startChromium,
    programs: ['.cache/chromium-103/chromium'],
  },
} satisfies Record<EngineOptions['engineName'], unknown>;

export type Visitor = ReturnType<typeof visitorOf>;

type Workers = EngineOptions & { engine: Engine; engineWithoutScript: Engine };

/** One browser for all tests. An uncaught error or a violated policy fails its test. */
export const test = base.extend<{ visitor: Visitor; reader: Visitor }, Workers>({
  engineName: ['firefox', { option: true, scope: 'worker' }],
  engine: [
    ({ engineName }, use) => withEngine(engineName, true, use),
    { scope: 'worker', timeout: 60_000 },
  ],
  engineWithoutScript: [
    ({ engineName }, use) => withEngine(engineName, false, use),
    { scope: 'worker', timeout: 60_000 },
  ],
  visitor: async ({ engine, baseURL }, use, info) => {
    await engine.resize(1280, 900);
    await use(visitorOf(engine, baseURL ?? ''));
    if (info.errors.length > 0)
      await info.attach('page', {
        body: Buffer.from(await engine.screenshot()),
        contentType: 'image/png',
      });
    else expect(await engine.ask('take', 'errors')).toEqual([]);
  },
  /** A visitor without script. */
  reader: async ({ engineWithoutScript: engine, baseURL }, use) => {
    await engine.resize(390, 844);
    await use(visitorOf(engine, baseURL ?? ''));
  },
});

/** An engine that is not installed fails its tests if `CI` is set. Otherwise they are skipped. */
async function withEngine(
  name: EngineOptions['engineName'],
  script: boolean,
  give: (engine: Engine) => Promise<void>,
) {
  const { start, programs } = engines[name];
  const program = programs.find((path) => path && existsSync(path));
  if (!program) {
    const message = `${name} is not installed; .ci/run installs it`;
    if (process.env['CI']) throw new Error(message);
    base.skip(true, message);
    return;
  }
  const env = { ...process.env, ...(launchOptions.env as NodeJS.ProcessEnv) };
  const engine = await start({ program, script, env, asking: await askingScript() });
  await give(engine);
  await engine.close();
}

async function askingScript(): Promise<string> {
  const lib = { entry: 'tests/engines/in-page.ts', formats: ['iife' as const], name: 'bundle' };
  const made = await build({ configFile: false, logLevel: 'silent', build: { write: false, lib } });
  const code = (made as Rolldown.RolldownOutput[])[0]?.output[0].code;
  if (!code) throw new Error('in-page.ts could not be bundled');
  return `${code}; return bundle.inPage[arguments[0]](...arguments[1]);`;
}

function visitorOf(engine: Engine, site: string) {
  const { ask } = engine;

  /** Acting waits until there is exactly one such element. */
  function thing(path: Path) {
    const there = () =>
      expect.poll(() => ask('count', path), { message: JSON.stringify(path) }).toBe(1);
    return {
      find: (role: string, name: string | null = null) => thing([...path, { role, name }]),
      click: async () => {
        await there();
        await engine.click(path);
      },
      type: async (text: string) => {
        await there();
        await engine.type(path, text);
      },
      count: () => ask('count', path),
      text: () => ask('text', path),
      value: () => ask('value', path),
      isFocused: () => ask('isFocused', path),
      isInView: () => ask('isInView', path),
      isExposed: async () => {
        await there();
        return engine.isExposed(path);
      },
    };
  }

  const untilHydrated = () => expect.poll(() => ask('isHydrated')).toBe(true);
  const open = (path: string) => engine.goTo(site + path);
  return {
    ...engine,
    open,
    untilHydrated,
    openHydrated: async (path: string) => {
      await open(path);
      await untilHydrated();
    },
    reload: async () => {
      await ask('reload');
      await untilHydrated();
    },
    back: () => ask('back'),
    address: () => ask('address'),
    find: (role: string, name: string | null = null) => thing([{ role, name }]),
  };
}
