/**
 * The oldest browsers that run the app: they know ES2022 (2021; Safari 2022). Vite compiles for them, src/tsconfig.json
 * allows only their JavaScript, and boot.ts does not start the app in older ones.
 */
export const oldestBrowsers = ['chrome94', 'edge94', 'firefox93', 'safari15.4'];
