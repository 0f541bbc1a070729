import { expect, test } from 'vitest';
import { attribute, builtPages, opening } from './built-site.ts';

// Outside a section it would stand at the edge of the screen.
test.each(builtPages)(
  '$path has all its words in sections: src/design-system/section.tsx',
  (page) => {
    const main = page.all('main');
    const parts = page.elements.filter((it) => it.parentNode === main[0]);
    expect(parts).not.toHaveLength(0);
    const bare = parts.filter((it) => it.tagName !== 'section' && attribute(it, 'class') === null);
    expect(bare.map(opening)).toEqual([]);
  },
);
