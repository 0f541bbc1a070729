/**
 * The oldest browsers that know ES2022. Vite compiles for them, src/tsconfig.json allows only their JavaScript, and
 * boot.ts starts the app in no older one. tests/site/oldest-engines.test.ts reads the built styles for them; the tests run
 * in none of them.
 * Lightning CSS writes prefixes that only iPhones need, such as -webkit-text-size-adjust, only where iOS is named.
 */
export const oldestBrowsers = ['chrome103', 'edge103', 'firefox93', 'safari15.4', 'ios15.4'];
