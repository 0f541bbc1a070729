/**
 * The oldest browsers that know ES2022. Vite compiles for them, src/tsconfig.json allows only their JavaScript, and
 * boot.ts starts the app in no older one. tests/engines/ runs in this Chromium; no old Firefox or Safari is tried.
 */
export const oldestBrowsers = ['chrome103', 'edge103', 'firefox93', 'safari15.4'];
