import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export const keptErrors = 'test-errors';
export const keptMails = 'test-mails';

/** A classic script, so that it runs before all others. Its records survive a full load. */
const watcher = `
function keep(key, what) {
  const kept = JSON.parse(sessionStorage.getItem(key) ?? '[]');
  sessionStorage.setItem(key, JSON.stringify([...kept, what]));
}
addEventListener('error', ({ message }) => keep('${keptErrors}', message));
addEventListener('unhandledrejection', ({ reason }) => {
  // WebKit's own transition between pages, which no script of the site started.
  if (!/^AbortError: Skipping view transition/.test(reason)) keep('${keptErrors}', String(reason));
});
addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
  keep('${keptErrors}', 'policy ' + violatedDirective + ' ' + blockedURI));
addEventListener('click', (event) => {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link?.protocol !== 'mailto:') return;
  keep('${keptMails}', link.href);
  event.preventDefault();
}, true);
`;

/** A copy of the built site in which each page records its errors and the mails that it opens. */
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
