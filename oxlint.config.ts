import { defineConfig, type OxlintOverride } from 'oxlint';

const react = ['react', 'react-*', 'react-*/**'];
/** Loads, starts and routes the pages. */
const app = ['boot/**', 'root.tsx', 'routes.ts', 'page-modules.ts', 'entry.*'].map(
  (it) => `**/${it}`,
);

/**
 * A folder of `src` in the direction of imports (docs/architecture.md): from itself, and from what is allowed. Tests may
 * import what they compare with.
 */
function layer(folder: string, allowed: string[], refused: string[] = []): OxlintOverride {
  const up = folder.replaceAll(/[^/]+/g, '..');
  return imports(
    folder,
    [`${up}/**`, ...allowed.map((it) => `!${up}/${it}`), ...refused],
    `${folder} imports ${[folder, ...allowed].join(', ')} only`,
  );
}

function imports(folder: string, group: string[], message: string): OxlintOverride {
  return {
    files: [`src/${folder}/**`],
    excludeFiles: ['**/*.test.*'],
    rules: { 'eslint/no-restricted-imports': ['error', { patterns: [{ group, message }] }] },
  };
}

const localText =
  'Its text is another in another country, and React finds a page that the build did not write: see lib/days.ts and lib/money.ts';

export default defineConfig({
  plugins: ['typescript', 'unicorn', 'oxc', 'react', 'jsx-a11y', 'import', 'promise', 'vitest'],
  categories: { correctness: 'error', suspicious: 'error', perf: 'error' },
  env: { browser: true, node: true, es2024: true },
  ignorePatterns: ['node_modules', 'dist', '.cache', 'public', '**/*.generated.js'],
  rules: {
    'import/no-default-export': 'error',
    'oxc/no-barrel-file': 'error',
    'react/button-has-type': 'error',
    'react/exhaustive-deps': 'error',
    'react/forbid-dom-props': [
      'error',
      { forbid: [{ propName: 'required', message: 'Use the fields of design-system/field.tsx' }] },
    ],
    'react/rules-of-hooks': 'error',
    'react/react-in-jsx-scope': 'off',
    'react/no-danger': 'error',
    'typescript/consistent-type-definitions': ['error', 'type'],
    'typescript/consistent-type-imports': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': 'error',
    'typescript/no-non-null-assertion': 'error',
    'typescript/no-unsafe-type-assertion': 'off',
    'typescript/switch-exhaustiveness-check': 'error',
    'import/no-cycle': 'error',
    'import/no-unassigned-import': 'off',
    'eslint/no-await-in-loop': 'off',
    'eslint/no-shadow': 'off',
    'typescript/consistent-return': 'off',
    'jsx-a11y/prefer-tag-over-role': 'off',
    'eslint/no-underscore-dangle': 'off',
    'promise/always-return': 'off',
    'react/exhaustive-effect-dependencies': 'off',
    'eslint/eqeqeq': 'error',
  },
  overrides: [
    { files: ['*.config.ts'], rules: { 'import/no-default-export': 'off' } },
    { files: ['tests/e2e/**'], rules: { 'react/rules-of-hooks': 'off' } },
    {
      files: ['src/**'],
      excludeFiles: ['**/*.test.*'],
      rules: {
        'eslint/no-restricted-globals': ['error', { name: 'Intl', message: localText }],
        'eslint/no-restricted-properties': [
          'error',
          {
            property: 'replaceState',
            message: 'Use src/browser/history-entry.ts: WebKit may throw',
          },
          ...['String', 'DateString', 'TimeString', 'LowerCase', 'UpperCase'].map((it) => ({
            property: `toLocale${it}`,
            message: localText,
          })),
        ],
      },
    },
    layer('lib', [], react),
    layer('browser', ['lib/**', 'boot-contract.ts'], react),
    layer('forms', ['hooks/**', 'browser/**', 'lib/**']),
    layer('hooks', ['browser/**', 'lib/**']),
    layer('design-system', ['hooks/**', 'browser/**', 'lib/**', 'boot-contract.ts']),
    // Data, and rules without components.
    layer('content', ['lib/**'], react),
    layer('content/page-texts', ['lib/**'], react),
    layer('giving', ['content/**', 'lib/**'], react),
    imports(
      'components',
      ['**/pages/**', ...app],
      'pages and the app import components, never the other way',
    ),
    imports(
      'pages',
      ['../*/**', '!../../**', ...app],
      'a page imports nothing of another page or of the app',
    ),
  ],
});
