import { expect, test } from 'vitest';
import { markdownTable, withSection } from './markdown.ts';

test('writes a table', () => {
  expect(markdownTable(['Page', 'ms'], [['/', '700']])).toBe(
    '| Page | ms |\n| --- | --- |\n| / | 700 |',
  );
});

test('adds a section, and later puts the new one in its place', () => {
  const first = withSection('# Title\n\nWords.\n', 'Pages', 'one');
  const second = withSection(first, 'Memory', 'two');
  expect(second).toBe('# Title\n\nWords.\n\n## Pages\n\none\n\n## Memory\n\ntwo\n');
  expect(withSection(second, 'Pages', '### Part\n\nthree')).toBe(
    '# Title\n\nWords.\n\n## Pages\n\n### Part\n\nthree\n\n## Memory\n\ntwo\n',
  );
});
