import path from 'node:path';
import { loadConfigFromFile, resolveConfig } from 'vite';
import { afterEach, expect, test, vi } from 'vitest';

test('vite.config.ts imports no content, so a changed text does not restart npm run dev', async () => {
  const config = await loadConfigFromFile({ command: 'serve', mode: 'development' });
  const imported = config?.dependencies.map((file) =>
    path.relative('.', file).split(path.sep).slice(0, 2).join('/'),
  );
  expect(imported).toContain('tools/build');
  expect(imported).not.toContain('src/content');
});

afterEach(() => {
  vi.unstubAllEnvs();
});

test.each([
  ['build', 'development', true],
  ['serve', 'production', false],
] as const)('vite %s ignores NODE_ENV=%s of the shell', async (command, ofShell, isProduction) => {
  vi.stubEnv('NODE_ENV', ofShell);
  expect((await resolveConfig({}, command)).isProduction).toBe(isProduction);
});
