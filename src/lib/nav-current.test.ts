import { describe, expect, it } from 'vitest';
import { isCurrentPage } from './nav-current.ts';

describe('isCurrentPage', () => {
  it('knows a page with and without its end slash', () => {
    expect(isCurrentPage('/about', '/about')).toBe(true);
    expect(isCurrentPage('/about', '/about/')).toBe(true);
    expect(isCurrentPage('/', '/')).toBe(true);
  });

  it('takes no page for another', () => {
    expect(isCurrentPage('/', '/about')).toBe(false);
    expect(isCurrentPage('/about', '/')).toBe(false);
    expect(isCurrentPage('/about', '/about-us')).toBe(false);
    expect(isCurrentPage('/about', '/About')).toBe(false);
    expect(isCurrentPage('/about', '/about/team')).toBe(false);
  });
});
