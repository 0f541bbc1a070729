import { readdirSync } from 'node:fs';

/**
 * The one address of a page, for its file name (`/about.html`) and its path with a slash, as Cloudflare
 * Pages redirects them; null for any other path. Only built pages are redirected to, so that no path can
 * be crafted to lead to another site.
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
