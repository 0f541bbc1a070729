import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/engines/journeys.test.ts'],
    globalSetup: 'tests/engines/setup/serve-sites.ts',
    reporters: 'tree',
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 10_000 } },
  },
});
