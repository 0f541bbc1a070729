import { execFileSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';

const keyFile = '.cache/bench-certificate/key.pem';
const certificateFile = '.cache/bench-certificate/certificate.pem';

export type Certificate = { key: string; cert: string };

/** Made once for this machine: browsers speak HTTP/2, as the hosts do, only over TLS. */
export function benchCertificate(): Certificate {
  if (!existsSync(certificateFile)) makeCertificate();
  return { key: readFileSync(keyFile, 'utf8'), cert: readFileSync(certificateFile, 'utf8') };
}

function makeCertificate() {
  mkdirSync(dirname(keyFile), { recursive: true });
  const request = [
    'req',
    '-x509',
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:P-256',
    '-nodes',
  ];
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const files = ['-days', '3650', '-keyout', keyFile, '-out', certificateFile];
  try {
    execFileSync('openssl', [...request, ...names, ...files], { stdio: 'pipe' });
  } catch (error) {
    throw new Error('The benchmark needs a certificate, and openssl could not make one', {
      cause: error,
    });
  }
}

/** Takes this certificate for a good one, so that the browser keeps what it has fetched. */
export function trustFlag(): string {
  const { publicKey } = new X509Certificate(benchCertificate().cert);
  const der = publicKey.export({ type: 'spki', format: 'der' });
  const hash = createHash('sha256').update(der).digest('base64');
  return `--ignore-certificate-errors-spki-list=${hash}`;
}
