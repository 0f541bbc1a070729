import path from 'node:path';
import { loadConfigFromFile } from 'vite';
import { expect, test } from 'vitest';

test('a changed text does not restart npm run dev, as a file does that vite.config.ts imports', async () => {
  const config = await loadConfigFromFile({ command: 'serve', mode: 'development' });
  const imported = config?.dependencies.map((file) => path.relative('.', file).split(path.sep)[0]);
  expect(imported).toContain('tools');
  expect(imported).not.toContain('src');
});
