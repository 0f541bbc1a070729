import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export const keptFaults = 'test-faults';
export const keptMails = 'test-mails';

/** Classic, so that it runs before all others; the storage outlives a full load. */
const watcher = `
function keep(key, what) {
  const kept = JSON.parse(sessionStorage.getItem(key) ?? '[]');
  sessionStorage.setItem(key, JSON.stringify([...kept, what]));
}
addEventListener('error', ({ message }) => keep('${keptFaults}', message));
addEventListener('unhandledrejection', ({ reason }) => {
  // WebKit's own transition from page to page, which no script of the site has asked for.
  if (!/^AbortError: Skipping view transition/.test(reason)) keep('${keptFaults}', String(reason));
});
addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
  keep('${keptFaults}', 'policy ' + violatedDirective + ' ' + blockedURI));
addEventListener('click', (event) => {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link?.protocol !== 'mailto:') return;
  keep('${keptMails}', link.href);
  event.preventDefault();
}, true);
`;

/** A copy of the built site in which each page keeps its faults and the mails it asks for. */
export function copyWatched(distDir: string, copyDir: string): void {
  rmSync(copyDir, { recursive: true, force: true });
  cpSync(distDir, copyDir, { recursive: true });
  writeFileSync(join(copyDir, 'test-watcher.js'), watcher);
  for (const file of globSync(join(copyDir, '*.html'))) {
    const html = readFileSync(file, 'utf8');
    const watched = html.replace('<head>', '<head><script src="/test-watcher.js"></script>');
    if (watched === html) throw new Error(`${file} has no head`);
    writeFileSync(file, watched);
    for (const compressed of ['.br', '.gz']) rmSync(file + compressed, { force: true });
  }
}
