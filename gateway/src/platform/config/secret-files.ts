import { generateKeyPairSync, randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/**
 * The embedded default needs no ceremony: each secret is made once and kept in a file that only its owner may read.
 * Host and sandbox read the same files (`internal-key`, `sandbox-key`, `client-credentials`); whoever starts first
 * makes them.
 */
export function readOrCreateSecret(dataDirectory: string, name: string, make: () => string): string {
  const directory = path.join(dataDirectory, 'secrets');
  fs.mkdirSync(directory, { recursive: true, mode: 0o700 });
  const file = path.join(directory, name);
  // written aside and linked into place: another process never reads half a secret
  const draft = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`;
  if (!fs.existsSync(file)) {
    fs.writeFileSync(draft, make(), { mode: 0o600, flag: 'wx' });
    try {
      fs.linkSync(draft, file);
    } catch {
      if (!fs.existsSync(file)) throw new Error(`The secret ${file} could not be written`);
    } finally {
      fs.rmSync(draft, { force: true });
    }
  }
  return fs.readFileSync(file, 'utf8').trim();
}

export const randomSecret = (): string => randomBytes(32).toString('base64url');

export const newTokenKey = (): string =>
  generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
