/**
 * The oldest browsers that run the app: those that know ES2022 (2021, Safari 2022). Vite compiles for them,
 * src/tsconfig.json holds the code to their JavaScript, and boot.ts leaves older ones the page without script.
 */
export const oldestBrowsers = ['chrome94', 'edge94', 'firefox93', 'safari15.4'];
