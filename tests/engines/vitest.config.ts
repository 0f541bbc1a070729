import { defineConfig } from 'vitest/config';

// One engine after the other, and one file after the other: two cores are soon busy.
export default defineConfig({
  test: {
    include: ['tests/engines/journeys/*.test.ts'],
    globalSetup: 'tests/engines/setup/serve-sites.ts',
    reporters: 'tree',
    fileParallelism: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 10_000 } },
  },
});
