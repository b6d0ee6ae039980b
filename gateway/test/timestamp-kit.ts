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
  /** What is answered instead of a timestamp; null: timestamps again. */
  answer(instead: { status: number; body: Buffer } | null): void;
  close(): Promise<void>;
}

/** `purpose`: what the certificate of the authority is for. */
export async function startAuthority(purpose = 'critical,timeStamping'): Promise<LocalAuthority> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'timestamp-authority-'));
  const file = (name: string): string => path.join(folder, name);
  const openssl = (...args: string[]) => execFileSync('openssl', args, { cwd: folder, stdio: 'pipe' });
  const key = ['-newkey', 'rsa:2048', '-nodes'];
  openssl('req', '-x509', ...key, '-keyout', 'ca.key', '-out', 'ca.crt', '-days', '30', '-subj', '/CN=Test root');
  openssl('req', ...key, '-keyout', 'tsa.key', '-out', 'tsa.csr', '-subj', '/CN=Test Timestamp Authority');
  fs.writeFileSync(file('usage'), `extendedKeyUsage=${purpose}\nbasicConstraints=CA:FALSE\n`);
  const issued = ['-CA', 'ca.crt', '-CAkey', 'ca.key', '-CAcreateserial', '-days', '30', '-extfile', 'usage'];
  openssl('x509', '-req', '-in', 'tsa.csr', ...issued, '-out', 'tsa.crt');
  fs.writeFileSync(file('serial'), '01');
  fs.writeFileSync(
    file('tsa.cnf'),
    `[tsa]\ndefault_tsa = one\n[one]\nserial = ${file('serial')}\ndefault_policy = 1.2.3.4.1\ndigests = sha256\nsigner_digest = sha256\n`,
  );
  let instead: { status: number; body: Buffer } | null = null;
  const server = http.createServer((request, response) => {
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
  return {
    url: `http://127.0.0.1:${port}/`,
    certificates: file('ca.crt'),
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
