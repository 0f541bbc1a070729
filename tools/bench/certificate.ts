import { execFileSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';

const keyFile = '.cache/bench-certificate/key.pem';
const certificateFile = '.cache/bench-certificate/certificate.pem';

/** Made once by openssl, because browsers speak HTTP/2 only over TLS. */
export function benchCertificate(): { key: string; cert: string } {
  if (!existsSync(certificateFile)) {
    mkdirSync(dirname(keyFile), { recursive: true });
    const key = '-newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes';
    const names = '-subj /CN=localhost -addext subjectAltName=DNS:localhost';
    const files = `-days 3650 -keyout ${keyFile} -out ${certificateFile}`;
    execFileSync('openssl', `req -x509 ${key} ${names} ${files}`.split(' '), { stdio: 'pipe' });
  }
  return { key: readFileSync(keyFile, 'utf8'), cert: readFileSync(certificateFile, 'utf8') };
}

/** Makes Chromium trust the certificate; without trust it caches nothing. */
export function trustFlag(): string {
  const { publicKey } = new X509Certificate(benchCertificate().cert);
  const der = publicKey.export({ type: 'spki', format: 'der' });
  const hash = createHash('sha256').update(der).digest('base64');
  return `--ignore-certificate-errors-spki-list=${hash}`;
}
