/**
 * The oldest browsers that run the app: they know ES2022. Vite compiles for them, src/tsconfig.json
 * allows only their JavaScript, and boot.ts does not start the app in older ones. The journeys of tests/engines/ run in this
 * Chromium; no old Firefox or Safari is tried.
 */
export const oldestBrowsers = ['chrome103', 'edge103', 'firefox93', 'safari15.4'];
