import { readdirSync } from 'node:fs';

/**
 * A page has one address: as on Cloudflare Pages, its file and its path with a slash lead there.
 * Only what is a page is led anywhere, so nothing can be made to lead to another site.
 */
export function pageRedirect(distDir: string) {
  const files = new Set(readdirSync(distDir).filter((name) => name.endsWith('.html')));
  files.delete('404.html');

  return (path: string): string | null => {
    if (path === '/index') return '/';
    const name = /^\/([^/]+)(?:\/|\.html)$/.exec(path)?.[1];
    if (name === undefined || !files.has(`${name}.html`)) return null;
    return name === 'index' ? '/' : `/${name}`;
  };
}
