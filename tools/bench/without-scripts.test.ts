import { expect, test } from 'vitest';
import { withoutScripts } from './without-scripts.ts';

test('removes every script and leaves the rest as it is', () => {
  const html =
    '<head><style>a{}</style><script type="application/ld+json">{"a":1}</script></head><body><p>Text</p>\n<script type="module" src="/boot.js"></script>\n</body>';
  expect(withoutScripts(html)).toBe('<head><style>a{}</style></head><body><p>Text</p>\n</body>');
});

test('refuses a script element that it cannot remove', () => {
  expect(() => withoutScripts('<script src="/boot.js">')).toThrow('not understood');
});
