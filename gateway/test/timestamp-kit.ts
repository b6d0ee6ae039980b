import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';

/** A timestamp authority of Debian's openssl, behind an address as the office would have one. */
export interface LocalAuthority {
  readonly url: string;
  /** PEM of its root. */
  readonly certificates: string;
  /** A key and a certificate of the same root, PEM one after the other, whose revocations it publishes as well. */
  issue(commonName: string): string;
  /** What is answered instead of a timestamp; null: timestamps again. */
  answer(instead: { status: number; body: Buffer } | null): void;
  close(): Promise<void>;
}

/** `purpose`: what the certificate of the authority is for; `publishes`: its certificates name a revocation list. */
export async function startAuthority(
  purpose = 'critical,timeStamping',
  { publishes = false }: { readonly publishes?: boolean } = {},
): Promise<LocalAuthority> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'timestamp-authority-'));
  const file = (name: string): string => path.join(folder, name);
  const openssl = (...args: string[]) => execFileSync('openssl', args, { cwd: folder, stdio: 'pipe' });
  const key = ['-newkey', 'rsa:2048', '-nodes'];
  openssl('req', '-x509', ...key, '-keyout', 'ca.key', '-out', 'ca.crt', '-days', '30', '-subj', '/CN=Test root');
  openssl('req', ...key, '-keyout', 'tsa.key', '-out', 'tsa.csr', '-subj', '/CN=Test Timestamp Authority');
  let instead: { status: number; body: Buffer } | null = null;
  const server = http.createServer((request, response) => {
    if (request.method === 'GET') {
      openssl('ca', '-gencrl', '-config', 'ca.cnf', '-out', 'list.pem');
      openssl('crl', '-in', 'list.pem', '-outform', 'DER', '-out', 'list');
      return void response.end(fs.readFileSync(file('list')));
    }
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      fs.writeFileSync(file('query'), Buffer.concat(parts));
      const reply = ['-queryfile', 'query', '-signer', 'tsa.crt', '-inkey', 'tsa.key', '-out', 'reply'];
      if (!instead) openssl('ts', '-reply', '-config', 'tsa.cnf', ...reply);
      response.writeHead(instead?.status ?? 200, { 'content-type': 'application/timestamp-reply' });
      response.end(instead?.body ?? fs.readFileSync(file('reply')));
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}/`;
  const list = publishes ? `crlDistributionPoints=URI:${url}list\n` : '';
  fs.writeFileSync(
    file('ca.cnf'),
    `[ca]\ndefault_ca = one\n[one]\ndatabase = ${file('index')}\ndefault_md = sha256\ndefault_crl_days = 7\nprivate_key = ${file('ca.key')}\ncertificate = ${file('ca.crt')}\n`,
  );
  fs.writeFileSync(file('index'), '');
  fs.writeFileSync(file('usage'), `extendedKeyUsage=${purpose}\nbasicConstraints=CA:FALSE\n${list}`);
  const issued = ['-CA', 'ca.crt', '-CAkey', 'ca.key', '-CAcreateserial', '-days', '30', '-extfile', 'usage'];
  openssl('x509', '-req', '-in', 'tsa.csr', ...issued, '-out', 'tsa.crt');
  fs.writeFileSync(file('serial'), '01');
  fs.writeFileSync(
    file('tsa.cnf'),
    `[tsa]\ndefault_tsa = one\n[one]\nserial = ${file('serial')}\ndefault_policy = 1.2.3.4.1\ndigests = sha256\nsigner_digest = sha256\n`,
  );
  return {
    url,
    certificates: file('ca.crt'),
    issue(commonName) {
      openssl('req', ...key, '-keyout', 'own.key', '-out', 'own.csr', '-subj', `/CN=${commonName}`);
      fs.writeFileSync(
        file('own-usage'),
        `keyUsage=digitalSignature,nonRepudiation\nbasicConstraints=CA:FALSE\n${list}`,
      );
      openssl('x509', '-req', '-in', 'own.csr', ...issued.with(-1, 'own-usage'), '-out', 'own.crt');
      return ['own.key', 'own.crt'].map((name) => fs.readFileSync(file(name), 'utf8')).join('');
    },
    answer: (next) => void (instead = next),
    async close() {
      await new Promise((resolve) => server.close(resolve));
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** As somebody outside would check it: openssl, the token, the digest and the root; throws where it does not fit. */
export function verifyByOpenssl(token: string, digest: string, certificates: string): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'timestamp-check-'));
  try {
    fs.writeFileSync(path.join(folder, 'token'), Buffer.from(token, 'base64'));
    const args = ['ts', '-verify', '-digest', digest, '-in', 'token', '-token_in', '-CAfile', certificates];
    return execFileSync('openssl', args, { cwd: folder, stdio: 'pipe' }).toString('utf8');
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}
