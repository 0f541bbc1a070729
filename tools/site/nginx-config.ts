import {
  fileRules,
  revalidatedCache,
  securityHeaders,
  type PolicyOptions,
} from './response-headers.ts';

// With `nosniff` a picture of a wrong type is not shown, and the lists of nginx versions differ.
const types: Record<string, string> = {
  'text/html': 'html',
  'text/plain': 'txt',
  'text/css': 'css',
  'text/xml': 'xml',
  'text/javascript': 'js',
  'font/woff2': 'woff2',
  'image/avif': 'avif',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/svg+xml': 'svg',
  'image/x-icon': 'ico',
  'application/pdf': 'pdf',
  'text/vcard': 'vcf',
  'text/calendar': 'ics',
};

const introduction = `# How nginx serves this site. Each build writes it, because the policy holds the hash of these pages'
# stylesheet. In the server block:
#
#     listen 443 ssl;
#     http2 on;                   # before nginx 1.25.1 instead: listen 443 ssl http2;
#     root /where/dist/was/uploaded;
#     include /where/dist/was/uploaded/_nginx.conf;
#
# After each upload: nginx -s reload. Over HTTP/1.1 the first picture would wait for a connection.
#
# A block that sets a header of its own inherits none, so each block here sets all of them, and so must
# any that is added.
`;

const revalidated: Readonly<Record<string, string>> = { 'Cache-Control': revalidatedCache };

/** An nginx include that answers as the hosts do that read `_headers`. */
export function nginxConfig(pagePaths: readonly string[], policy: PolicyOptions): string {
  const headers = (own: Readonly<Record<string, string>>) =>
    Object.entries({ ...securityHeaders(policy), ...own }).map(
      ([name, value]) => `add_header ${name} "${value}" always;`,
    );
  const location = (match: string, answer: string, own = revalidated) =>
    `location ${match} {\n${indented([...headers(own), answer])}}\n`;
  const slugs = pagePaths.filter((path) => path !== '/').map((path) => path.slice(1));

  return [
    introduction,
    `types {\n${indented(Object.entries(types).map((it) => `${it.join(' ')};`))}}\n`,
    `charset utf-8;
charset_types text/plain text/css text/xml text/javascript text/vcard text/calendar;
server_tokens off;
absolute_redirect off;
error_page 404 /404.html;
# The compressed copies that the build has written. With the brotli module also: brotli_static on;
gzip_static on;
gzip_vary on;
`,
    `${headers(revalidated).join('\n')}\n`,
    // The settings of hosts and the compressed copies have no address of their own.
    location(String.raw`~ ^/_|/\.(?!well-known/)|\.(?:br|gz)$`, 'return 404;'),
    location('= /404', 'return 404;'),
    location('= /404.html', 'internal;'),
    // Each page by its name: a pattern such as ^/(.*)/$ would redirect //evil.example/ to another site.
    location(String.raw`~ ^/(${slugs.join('|')})(?:/|\.html)$`, 'return 308 /$1$is_args$args;'),
    location(String.raw`~ ^/index(?:/|\.html)?$`, 'return 308 /$is_args$args;'),
    ...fileRules.map(([pattern, { 'Content-Type': _type, ...own }]) =>
      // The types above: `add_header` would send a second one.
      location(nginxPattern(pattern), 'try_files $uri =404;', { ...revalidated, ...own }),
    ),
    location('= /', 'try_files /index.html =404;'),
    // The page first: /gallery is also a folder.
    location('/', 'try_files $uri.html $uri =404;'),
  ].join('\n');
}

function nginxPattern(pattern: string): string {
  const escaped = pattern.replaceAll('.', String.raw`\.`).replaceAll('*', '.*');
  return pattern.includes('*') ? `~ ^${escaped}$` : `= ${pattern}`;
}

function indented(lines: readonly string[]): string {
  return lines.map((line) => `    ${line}\n`).join('');
}
