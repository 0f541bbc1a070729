// A process of its own: the measuring one is busy, and its delays would be taken for the server's.
import { createSecureServer } from 'node:http2';
import { siteAnswers } from '../site/local-server.ts';
import { benchCertificate } from './certificate.ts';
import { trialFolder, trialNames } from './trials.ts';

const ports = await Promise.all(
  trialNames.map(async (trial) => {
    const { listener } = siteAnswers({ distDir: trialFolder(trial), counterDatabase: ':memory:' });
    // Node's HTTP/2 hands over the same request and response, under types of its own.
    const server = createSecureServer(benchCertificate(), listener as never);
    await new Promise<void>((resolve) => server.listen(0, resolve));
    const address = server.address();
    if (typeof address !== 'object' || !address) throw new Error(`${trial} has no port`);
    return [trial, address.port] as const;
  }),
);
process.send?.(Object.fromEntries(ports));
