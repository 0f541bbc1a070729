import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { freePort, startHost, type RunningHost } from './running-host.ts';

// Debian keeps it where only root looks.
const env = { ...process.env, PATH: `${process.env['PATH']}:/usr/sbin:/usr/local/sbin` };

/** Null where there is no nginx. */
export function nginxVersion(): string | null {
  const { status, stderr } = spawnSync('nginx', ['-v'], { env, encoding: 'utf8' });
  return status === 0 ? stderr.trim().replace('nginx version: ', '') : null;
}

/** nginx with the built include and nothing else, as any user. */
export async function startNginx(distDir: string): Promise<RunningHost> {
  const folder = resolve('.cache/hosts/nginx');
  const port = await freePort();
  mkdirSync(folder, { recursive: true });
  const config = join(folder, 'nginx.conf');
  writeFileSync(config, serverConfig(folder, distDir, port));
  return startHost({
    command: 'nginx',
    args: ['-p', folder, '-c', config, '-e', 'stderr'],
    env,
    cwd: folder,
    origin: `http://127.0.0.1:${port}`,
    timeoutMs: 10_000,
  });
}

function serverConfig(folder: string, distDir: string, port: number): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `daemon off;
master_process off;
pid ${folder}/nginx.pid;
events {}
http {
    access_log off;
    ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n    ')}
    server {
        listen 127.0.0.1:${port};
        root ${distDir};
        include ${distDir}/_nginx.conf;
    }
}
`;
}
