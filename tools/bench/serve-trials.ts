import { once } from 'node:events';
import { createSecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { siteAnswers } from '../server/local-server.ts';
import { benchCertificate } from './certificate.ts';

// Serves each folder of its arguments, and sends the ports to the process that has started it.
const ports = await Promise.all(
  process.argv.slice(2).map(async (distDir) => {
    const { listener } = siteAnswers({ distDir, counterDatabase: ':memory:' });
    // HTTP/2 passes the same request and response under types of its own.
    const server = createSecureServer(benchCertificate(), listener as never).listen(0);
    await once(server, 'listening');
    return (server.address() as AddressInfo).port;
  }),
);
process.send?.(ports);
